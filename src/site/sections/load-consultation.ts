import type { LoadDialog } from './use-dialog.tsx'

export const loadConsultation: LoadDialog = async () =>
  (await import('./consultation-dialog.tsx')).ConsultationDialog
