/**
 * Every number that bounds behaviour, once. Times are milliseconds unless the name says otherwise.
 * Import it as a whole (`import * as limits`); a page's chunk then carries only what it uses.
 */

export const toast = {
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
  removalMs: 200,
} as const

export const fontSizePercent = { min: 75, max: 200, step: 25, default: 100 } as const

export const accessGrantMinutes = 60

export const lead = {
  nameMin: 2,
  nameMax: 100,
  emailMax: 254,
  companyMax: 200,
  organizationMax: 200,
  messageMax: 2000,
  shortTextMax: 200,
  phoneMax: 40,
  equipmentNeededMax: 10_000,
} as const

export const backToTopAfterPx = 300

export const particles = { max: 20, pixelsPerParticle: 80, linkDistancePx: 100, opacity: 0.3 } as const

export const reveal = { threshold: 0.1, bottomMarginPx: 100 } as const

/** Submissions per form and email; an address shared by an office may send ten times as many. */
export const rate = {
  generic: { attempts: 5, windowMs: 60_000 },
  consultation: { attempts: 3, windowMs: 300_000 },
  contact: { attempts: 3, windowMs: 300_000 },
  partnership: { attempts: 2, windowMs: 600_000 },
  leadGate: { attempts: 3, windowMs: 300_000 },
  perAddressFactor: 10,
} as const

export const http = {
  headerBytes: 16 * 1024,
  inMemoryFileBytes: 256 * 1024,
  cspReportBytes: 16 * 1024,
} as const
