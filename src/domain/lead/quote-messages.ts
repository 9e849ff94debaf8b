/** Told in the form's own toasts, so the words are needed where its rules are not. */
export const quoteMessages = {
  missing: 'Please fill in all required fields (Name, Email, Phone).',
  email: 'Please enter a valid email address.',
  dateInvalid: 'Please choose a valid date.',
  datePast: 'Please choose a date that is not in the past.',
} as const
