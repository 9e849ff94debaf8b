/** Words for signing out; they are prescribed. */
export const signOutToasts = {
  done: { title: 'Signed out', description: 'You have been successfully signed out.' },
  failed: { title: 'Error', description: 'Failed to sign out. Please try again.' },
} as const
