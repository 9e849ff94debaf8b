const questions = [
  {
    field: 'Bids and budgets',
    question: 'Three quotes, three totals. Which one left something out?',
    answer: 'We lay them on one scope and show you the difference.',
  },
  {
    field: 'Systems and signal',
    question: 'Will their playback talk to our screens?',
    answer: 'We draw the signal path and name every converter in it.',
  },
  {
    field: 'Venues and power',
    question: 'Can this roof carry it, and this panel feed it?',
    answer: 'We get loads and circuits from the venue before you sign.',
  },
  {
    field: 'Streaming and networks',
    question: 'What happens when the venue’s internet drops?',
    answer: 'A second path, and someone who tests the changeover.',
  },
  {
    field: 'Crew and safety',
    question: 'Who decides if the wind picks up?',
    answer: 'A name, a number and a limit, agreed in advance.',
  },
] as const

export const expertise = {
  slate: 'Consultation / Patch bay',
  heading: 'Ask before you sign',
  lead: 'Bring us one question or the whole project. You get 15+ years of knowing which cable goes where.',
  questions,
} as const
