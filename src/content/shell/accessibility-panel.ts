import { pagePaths } from '../../routes.ts'

export const accessibilityText = {
  title: 'Accessibility',
  badge: 'WCAG 2.1 AA',
  visual: {
    title: 'Visual Adjustments',
    fontSize: 'Font Size',
    fontSizeValue: (percent: number) => `${percent}%`,
    darkMode: 'Dark Mode',
    highContrast: 'High Contrast',
  },
  motion: {
    title: 'Motion & Animation',
    reduceMotion: 'Reduce Motion',
    reduceMotionHint: 'When off, your system’s setting applies.',
  },
  audio: {
    title: 'Audio',
    uiSounds: 'UI Sounds',
  },
  resetAll: 'Reset All',
  resetDone: 'Accessibility settings were reset.',
  close: 'Close',
  note: 'This site meets WCAG 2.1 AA and Section 508.',
  statement: { label: 'Read the accessibility statement', href: pagePaths.accessibility },
} as const
