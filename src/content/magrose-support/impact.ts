import { youthClaims } from '../company/claims.ts'
import type { Company } from '../company/company.ts'

/** How many seats are drawn, and the shares lit for students who finished and for those who kept creating. */
export const house = { seats: 350, finished: 0.87, creating: 0.6 } as const

export const impact = {
  slate: 'Impact',
  heading: 'Every seat is somebody who trained here',
  lead: ({ partner }: Company) =>
    `Drawn as a movie theater: all who have trained with ${partner.name} ${youthClaims.all.counts}; those who finished a film of their own, and those who are still filming.`,
  screen: 'Screen',
  statistics: [
    { number: youthClaims.all.figure, label: youthClaims.all.label, seats: 'all' },
    { number: '87%', label: 'complete final projects', seats: 'finished' },
    { number: '60%', label: 'continue creating', seats: 'creating' },
    { number: '$4,200', label: 'average kit value', seats: null },
  ],
} as const
