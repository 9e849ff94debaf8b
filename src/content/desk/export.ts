import type { ExportFormat } from '../../domain/desk/export-format.ts'

/** Words for taking a list of the inbox along as a file. */
export const exportWords = {
  open: 'Export this list',
  slate: 'To take along',
  title: 'Export this list',
  what: 'Every inquiry that this view, its search and its filters show, to the end of the list, with all fields of its form.',
  times: (zone: string) =>
    `Times are in ${zone.replaceAll('_', ' ')} and in UTC. The owners’ log says who exported what.`,
  formats: {
    csv: 'CSV, for spreadsheets',
    json: 'JSON, for programs',
  } satisfies Record<ExportFormat, string>,
  running: (size: string) => `Exporting … ${size}`,
  cancel: 'Cancel',
  failed: 'The export broke off, so nothing was saved. Please try again.',
  saved: (name: string) => `${name} is saved.`,
  fileName: (view: string, day: string, format: ExportFormat) => `inquiries-${view}-${day}.${format}`,
} as const
