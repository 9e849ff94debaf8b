import { claims, claimText, wholeClaim } from '../company/claims.ts'

/** Laid out like the end credits of a film. */
export const benefits = {
  slate: 'Benefits',
  heading: 'Every name in the credits is one of yours',
  entries: [
    { title: 'Youth who stay', text: 'A reason to come, and a room that depends on them.' },
    {
      title: 'Skills with a future',
      text: 'Camera, sound, light and direction, learned on professional equipment.',
    },
    {
      title: 'Sundays that hold',
      text: 'Presets, labels and a written running order: no service hangs on one volunteer.',
    },
    {
      title: 'A wider congregation',
      text: 'At home or abroad, they see and hear what the room does.',
    },
    {
      title: 'Savings up to $15K',
      text: 'One partner designs, installs and trains, in place of three vendors.',
    },
    {
      title: 'Someone to call',
      text: `${claimText(claims.experience)} of live events on the other end, and a ${wholeClaim(claims.crisis)}.`,
    },
  ],
} as const
