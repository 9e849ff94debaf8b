/** Failures on show day, and the backup that is already plugged in for each. */
export const backup = {
  slate: 'Show day / Plan B',
  heading: 'The second line is already open',
  labels: { trouble: 'If', answer: 'Then' },
  cues: [
    {
      trouble: 'The venue’s internet drops',
      answer: 'Bonded 5G carries the stream: the LiveU LU800 joins up to 14 connections.',
    },
    {
      trouble: 'A camera goes dark',
      answer: 'The director cuts away. With 5+ cameras, viewers see a change of angle.',
    },
    {
      trouble: 'A microphone dies',
      answer: 'The spare is already patched in. That is what 16+ audio inputs are for.',
    },
    {
      trouble: 'A platform has a bad night',
      answer: 'A second encoder feeds another address, and the recording on site keeps running.',
    },
  ],
  price: { label: 'Productions start at', figure: '$3,500' },
  movers: 'Cameras, hours on air and the venue’s internet set the price.',
} as const
