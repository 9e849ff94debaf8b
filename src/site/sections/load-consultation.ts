import type { LoadDialog } from '../../ui/overlay/use-dialog.tsx'

export const loadConsultation: LoadDialog = async () =>
  (await import('./consultation-dialog.tsx')).ConsultationDialog
