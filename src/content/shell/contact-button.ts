/** Kept apart from the card that it opens, so that every page loads only these two labels. */
export const contactButtonText = {
  open: 'Open contact and support',
  close: 'Close contact and support',
} as const
