export const exportFormats = ['csv', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]
