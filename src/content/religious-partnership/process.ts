/** Each step lights one more pane of its window. */
export const partnershipProcess = {
  slate: 'Partnership process',
  heading: 'Four steps, and the room is lit',
  lead: 'After the last one, the people who run the service are the people who sit in it.',
  steps: [
    {
      title: 'Walk the room',
      text: 'We come on a quiet weekday, listen from the last row and write down what the room needs.',
    },
    {
      title: 'Draw the system',
      text: 'Audio, video and lighting on one plan, with a figure beside each.',
    },
    {
      title: 'Install and train',
      text: 'Your youth build it with us. Whoever will run a position has wired it first.',
    },
    {
      title: 'Hand over the booth',
      text: 'Your crew calls the show. We stay a phone call away.',
    },
  ],
} as const
