import { useEffect, useRef, useState } from 'react'
import { shellWords } from '../../../content/desk/desk.ts'
import { exportWords as words } from '../../../content/desk/export.ts'
import { sizeText } from '../../../domain/desk/attachments.ts'
import { type ExportFormat, exportFormats } from '../../../domain/desk/export-format.ts'
import { type InboxSearch, listQuery } from '../../../domain/desk/inbox-search.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { saveBlob } from '../../../ui/save-file.ts'
import { Notice } from '../../../ui/text/notice.tsx'
import { exportList } from '../../calls/export-call.ts'
import { tell } from '../../changes/notices.ts'
import { explainTrouble } from '../../changes/tell-trouble.ts'
import { companyDay, companyZone } from '../../session/company-zone.ts'
import styles from './export-dialog.module.css'

type ExportDialogProps = { search: InboxSearch; onClose: () => void }

/** The list as the address says it, as a file. Closing ends an export that runs. */
export function ExportDialog({ search, onClose }: ExportDialogProps) {
  const [bytes, setBytes] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(format: ExportFormat): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setFailed(null)
    setBytes(0)
    try {
      const query = listQuery(search, companyZone.get())
      const file = await exportList(query, { format, signal: control.signal, onBytes: setBytes })
      const name = words.fileName(query.view, companyDay(new Date()), format)
      saveBlob(name, file)
      tell(words.saved(name))
      onClose()
    } catch (error) {
      if (!control.signal.aborted) setFailed(`${words.failed} ${explainTrouble(error)}`)
    } finally {
      running.current = null
      setBytes(null)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="narrow"
      slate={words.slate}
      title={words.title}
      closeLabel={shellWords.close}
    >
      <div className={styles.body}>
        <p>{words.what}</p>
        <p className={styles.soft}>{words.times(companyZone.get())}</p>
        {failed ? (
          <Notice tone="error" live>
            {failed}
          </Notice>
        ) : null}
        {bytes === null ? (
          <div className={styles.foot}>
            {exportFormats.map((format) => (
              <Button
                key={format}
                variant={format === 'csv' ? undefined : 'quiet'}
                icon="download"
                iconSide="start"
                onClick={() => void run(format)}
              >
                {words.formats[format]}
              </Button>
            ))}
          </div>
        ) : (
          <div className={styles.foot}>
            <p className={`slate ${styles.running}`} role="status">
              {words.running(sizeText(bytes))}
            </p>
            <Button variant="quiet" onClick={() => running.current?.abort()}>
              {words.cancel}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
