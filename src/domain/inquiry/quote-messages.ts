/** Told in the form's own toasts, so the words are needed where its rules are not. */
export const quoteMessages = {
  /** Each beside its field; the toast says it once for all of them. */
  missing: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
  },
  email: 'Please enter a valid email address.',
  dateInvalid: 'Please choose a valid date.',
  datePast: 'Please choose a date that is not in the past.',
} as const
