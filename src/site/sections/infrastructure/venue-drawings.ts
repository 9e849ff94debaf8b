import type { VenueId } from '../../../content/infrastructure/venues.ts'

type Drawing = {
  /** The building's left edge, which its text aligns with. */
  readonly left: number
  readonly lines: string
  /** The lit parts, in use tonight. */
  readonly lit: string
}

/** Each drawing is 200 by 170; the ground continues in the next one. */
export const venueDrawings: Readonly<Record<VenueId, Drawing>> = {
  conference: {
    left: 13,
    lines: `M14 170V86L100 70 186 86V170M14 96H186M70 96V170M130 96V170${zigzag(20, 10, 16)}M78 160h44M78 166h44`,
    lit: 'M82 108h36v26h-36Z',
  },
  office: {
    left: 39,
    lines:
      'M40 170V24H160V170M40 48H160M40 72H160M40 96H160M40 120H160M84 24V120M128 24V96M56 170V138H144V170M62 24V12h20V24',
    lit: 'M84 96H160V120H84ZM40 48H84V72H40Z',
  },
  worship: {
    left: 29,
    lines:
      'M30 170V104L92 54 154 104V170M92 54V170M44 170V126Q54 104 64 126V170M120 170V126Q130 104 140 126V170M154 104V60L167 20 180 60V170M154 60H180M167 20V6M162 12H172',
    lit: 'M74 170V128Q92 98 110 128V170Z',
  },
  school: {
    left: 9,
    lines: `M10 170V92H120V170M10 92L20 78H110L120 92M24 116${'h12v8'.repeat(6)}V170M120 170V62H190V170M120 98H190M120 134H190M155 98V170M155 74a8 8 0 1 0 .1 0M155 78v5h4`,
    lit: 'M108 104H116V150H108ZM120 134H155V170H120Z',
  },
  theater: {
    left: 5,
    lines: `M6 170V98L110 82V170M110 82V14H176V170M110 30H176M122 30V64M134 30V64M146 30V64M158 30V64M16 130${'h12v5'.repeat(7)}M100 150H176M176 110H194V170`,
    lit: 'M118 96H168V150H118Z',
  },
  hotel: {
    left: 9,
    lines: `M70 170V10H170V118M70 118H190V170M10 170V118H70${[28, 46, 64, 82, 100].map((y) => `M70 ${y}H170`).join('')}M95 10V118M120 10V118M145 10V118M40 118v12m-8 0h16l-4 8h-8Z`,
    lit: 'M10 140H70V170H10ZM95 46H120V64H95ZM145 82H170V100H145ZM70 28H95V46H70Z',
  },
}

/** The web of a truss: `count` bays starting at `x`, below the roof line. */
function zigzag(x: number, count: number, bay: number): string {
  return Array.from(
    { length: count },
    (_, index) => `M${x + index * bay} 96l${bay / 2}-10 ${bay / 2} 10`,
  ).join('')
}
