/** The problem is a stage manager's report of the day after; the solution is the sheet that prevents it. */
export const showReport = {
  slate: 'The problem',
  heading: 'Five lines nobody wants in the show report',
  lead: 'A conference happens once. What is missed on the day is missed for good.',
  lines: [
    { time: '08:52', text: 'The keynote’s slides open on the wrong screen. The house waits four minutes.' },
    { time: '10:15', text: 'Breakout B has no microphone on the floor. The recording has answers only.' },
    { time: '13:40', text: 'The stream freezes after lunch. In the room, nobody can tell.' },
    { time: '16:05', text: 'Three vendors, three schedules. Nobody has called the panel to the stage.' },
    { time: '+6 wks', text: 'The recordings arrive. Everyone has moved on.' },
  ],
} as const

type Cue = {
  readonly time: string
  readonly title: string
  readonly crew: string
  /** The line of the report that this cue prevents. */
  readonly answers?: number
}

type Day = { readonly name: string; readonly figure: string; readonly cues: readonly Cue[] }

const days: readonly Day[] = [
  {
    name: 'Day one',
    figure: '1',
    cues: [
      { time: '05:30', title: 'Load-in', crew: 'Truss up, cable down, cameras where the plot says.' },
      {
        time: '07:30',
        title: 'Every deck, every voice',
        crew: 'Every speaker checks slides and microphone before the doors open.',
        answers: 1,
      },
      { time: '09:00', title: 'General session', crew: 'Program switched live, recorded twice.' },
      {
        time: '13:00',
        title: 'Breakouts',
        crew: 'A recorder in every room, and a microphone for whoever asks.',
        answers: 2,
      },
      { time: '18:00', title: 'Day one leaves', crew: 'Two copies, two drives, two cars.' },
    ],
  },
  {
    name: 'Day two',
    figure: '2',
    cues: [
      { time: '07:00', title: 'Line check', crew: 'Every cable again, as if it were day one.' },
      {
        time: '09:00',
        title: 'The stream',
        crew: 'One of us watches it from outside, on another network.',
        answers: 3,
      },
      { time: '12:00', title: 'Interviews', crew: 'Speakers and guests, in a lit corner by the hall.' },
      {
        time: '15:30',
        title: 'Closing panel',
        crew: 'One caller cues stage, light and cameras on one headset.',
        answers: 4,
      },
      {
        time: '17:30',
        title: 'Strike',
        crew: 'The 3-5 minute highlight reel is in the edit before the truss is down.',
        answers: 5,
      },
    ],
  },
]

export const runningOrder = {
  slate: 'The solution',
  heading: 'Two days on one sheet',
  lead: 'One producer, one crew, one running order that every department reads. Yours is written after the strategy call; this is its shape.',
  days,
  answers: (line: number) => `Answers line ${line}`,
} as const
