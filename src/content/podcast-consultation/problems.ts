/** Problems of creators in their own voice, and our solutions. */
const problems = [
  {
    pain: 'I have nine ideas and no show.',
    solution: 'One premise, on one page',
    text: 'Who listens, why they come back, and what every episode contains. You hear it out loud before you record it.',
  },
  {
    pain: 'Everything I buy still sounds wrong.',
    solution: 'A kit that fits your room',
    text: 'We listen to the room first. You record on our microphones, cameras and lights before you pay for your own.',
  },
  {
    pain: 'One episode eats my whole week.',
    solution: 'An edit with an end time',
    text: 'Templates, presets and a checklist turn the edit into a routine that you can hand to somebody else.',
  },
  {
    pain: 'I publish when I find the time.',
    solution: '90 days, planned ahead',
    text: 'Topics, guests and release dates are set before the first one airs, so a busy week never costs you an episode.',
  },
  {
    pain: 'Nobody knows it exists.',
    solution: 'A plan for the first 1,000',
    text: 'Every episode leaves with clips, a title and a place to post them. Each week we look at what brought followers.',
  },
] as const

export const creatorProblems = {
  slate: 'Five tracks / Before and after',
  heading: 'First we take out the noise',
  lead: 'Shows rarely fail on air. They fail in the week before. Here is what creators tell us, and what replaces it.',
  /** The names of a track's two clips. */
  pain: 'Before',
  solution: 'After',
  problems,
} as const
