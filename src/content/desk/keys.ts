/** The keys of the desk, as its help shows them. */
export const keyWords = {
  title: 'Keyboard shortcuts',
  slate: 'Without the mouse',
  groups: [
    {
      name: 'Anywhere',
      keys: [
        ['Ctrl K', 'Commands and search'],
        ['/', 'Search the inbox'],
        ['?', 'This help'],
        ['g t', 'Today'],
        ['g i', 'Inbox'],
        ['g h', 'Health'],
      ],
    },
    {
      name: 'In a list',
      keys: [
        ['j', 'Next'],
        ['k', 'Previous'],
        ['Enter', 'Open'],
        ['x', 'Select'],
        ['u', 'Mark unread: the one in focus, or all selected'],
        ['Esc', 'Close the inquiry, or select none'],
      ],
    },
    {
      name: 'At an inquiry',
      keys: [
        ['e', 'Answered: stops the promise’s clock'],
        ['a', 'Assign'],
        ['s', 'Status'],
        ['n', 'Write a note'],
        ['Ctrl Enter', 'Send the letter, or add the note'],
        ['z', 'Undo the last change'],
      ],
    },
  ],
  single: 'Single-key shortcuts',
  singleHint: 'Turn them off if you dictate or a key is pressed by accident. Ctrl K always works.',
} as const

export const paletteWords = {
  title: 'Commands',
  field: 'Type a command, a name, a word or a reference',
  results: 'Results',
  nothing: 'Nothing matches.',
  go: 'Go to',
  view: (name: string) => `Inbox: ${name}`,
  settings: (name: string) => `Settings: ${name}`,
  dark: 'Switch between light and dark',
  contrast: 'Switch high contrast',
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  status: (name: string) => `Set status: ${name}`,
  takeIt: 'Take this inquiry',
  free: 'Give this inquiry to nobody',
  command: 'Command',
} as const
