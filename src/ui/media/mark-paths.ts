/** The mark on a 48 by 36 grid: the lit arch of a bridge inside a viewfinder's corners. */
export const markPaths = {
  corners: 'M1 8V1H10M38 1H47V8M47 28V35H38M10 35H1V28',
  arch: 'M7 26Q24 -2 41 26',
  deck: 'M4 26H44M13 17.4V26M18.5 13.4V26M24 12V26M29.5 13.4V26M35 17.4V26',
} as const
