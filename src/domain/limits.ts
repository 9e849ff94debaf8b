/** Every number that bounds behaviour, once. Times are milliseconds unless the name says otherwise. */
export const limits = {
  toast: { durationMs: 4000, visible: 3, widthPx: 356, gapPx: 14, swipePx: 20, removalMs: 200 },
  fontSizePercent: { min: 75, max: 200, step: 25, default: 100 },
  accessGrantMinutes: 60,
  backToTopAfterPx: 300,
  particles: { max: 20, pixelsPerParticle: 80, linkDistancePx: 100, opacity: 0.3 },
  reveal: { threshold: 0.1, bottomMarginPx: 100 },
  carouselMs: { testimonials: 6000, legacy: 5000 },
  http: { headerBytes: 16 * 1024, inMemoryFileBytes: 256 * 1024, cspReportBytes: 16 * 1024 },
} as const
