/** Kept apart from the form's rules because its toasts need the messages without the rules. */
export const quoteMessages = {
  /** Each is shown beside its field; one toast covers them all. */
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
