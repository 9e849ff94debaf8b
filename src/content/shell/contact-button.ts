/** Apart from what it opens: these two labels are all of it that every page loads. */
export const contactButtonText = {
  open: 'Open contact and support',
  close: 'Close contact and support',
} as const
