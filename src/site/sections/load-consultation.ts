import type { LoadDialog } from '../ui/use-dialog.tsx'

export const loadConsultation: LoadDialog = async () =>
  (await import('./consultation-dialog.tsx')).ConsultationDialog
