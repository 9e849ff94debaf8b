import { letterWords } from '../../../../content/desk/letter.ts'
import { sizeText } from '../../../../domain/desk/attachments.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { saveBlob } from '../../../../ui/save-file.ts'
import type { Reply } from '../../../calls/desk-calls.ts'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { tell } from '../../../changes/notices.ts'
import styles from './sent-files.module.css'

const words = letterWords.files

/** The files that went with a letter. */
export function SentFiles({ reference, files }: { reference: string; files: Reply['attachments'] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={words.list}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <Button
            variant="plain"
            icon="download"
            iconSide="start"
            className={styles.file}
            aria-label={words.download(name)}
            onClick={() => void save(reference, id, name)}
          >
            {name} <span className={`slate ${styles.size}`}>{sizeText(bytes)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A link cannot carry the session's token, so the file is fetched and then handed to the browser. */
async function save(reference: string, id: string, name: string): Promise<void> {
  try {
    saveBlob(name, await letterCalls.readFile(reference, id))
  } catch {
    tell(words.downloadFailed, { tone: 'trouble' })
  }
}
