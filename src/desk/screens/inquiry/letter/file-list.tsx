import { useId, useRef } from 'react'
import { letterWords } from '../../../../content/desk/letter.ts'
import { isOftenRefused, partsOf, sizeText } from '../../../../domain/desk/attachments.ts'
import * as limits from '../../../../domain/limits.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { IconButton } from '../../../../ui/control/icon-button.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import styles from './file-list.module.css'
import { plainFiles } from './given-files.ts'
import { counts, type LetterFile, sumOf } from './letter-file.ts'
import type { LetterFiles } from './use-letter-files.ts'

const words = letterWords.files
const most = sizeText(limits.desk.attachmentsBytes)

/** The files of a letter, each with how far it is and the way out when it did not get through. */
export function FileList({ letterFiles }: { letterFiles: LetterFiles }) {
  const { files, loading, load, add, retry, remove } = letterFiles
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  return (
    <div className={styles.files}>
      <div className={styles.head}>
        <Button
          variant="quiet"
          icon="plus"
          iconSide="start"
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {words.add}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={words.add}
          onChange={({ currentTarget }) => {
            add(plainFiles(currentTarget.files ?? []))
            // The same file can be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
        <p id={hint} className={styles.hint}>
          {files.length === 0
            ? words.limits(most)
            : words.sum(files.filter(counts).length, sizeText(sumOf(files)), most)}
        </p>
      </div>
      {loading === 'failed' ? (
        <Notice
          tone="warning"
          live
          action={
            <Button size="small" variant="quiet" onClick={() => void load()}>
              {words.retryShort}
            </Button>
          }
        >
          {words.notLoaded}
        </Notice>
      ) : null}
      <ul className={styles.list} aria-label={words.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <div className={styles.what}>
              <p className={styles.name}>{file.name}</p>
              <p className={styles.state} data-state={file.state} role="status">
                <span className={`slate ${styles.size}`}>{sizeText(file.bytes)}</span>
                {stateWords(file)}
              </p>
              {counts(file) && isOftenRefused(file.name) ? (
                <p className={styles.state} data-state="risky">
                  {words.risky}
                </p>
              ) : null}
              {file.state === 'uploading' ? (
                <progress
                  className={styles.progress}
                  aria-label={file.name}
                  max={partsOf(file.bytes)}
                  value={file.parts}
                />
              ) : null}
            </div>
            {file.state === 'failed' || file.state === 'offline' ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={words.retry(file.name)}
                onClick={() => retry(file.id)}
              >
                {words.retryShort}
              </Button>
            ) : null}
            <IconButton icon="close" label={words.remove(file.name)} onClick={() => remove(file)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateWords({ state, parts, bytes }: LetterFile): string {
  switch (state) {
    case 'waiting':
      return words.waiting
    case 'uploading':
      return words.uploading(Math.floor((100 * parts) / Math.max(1, partsOf(bytes))))
    case 'ready':
      return words.ready
    case 'failed':
      return words.failed
    case 'offline':
      return words.offline
    case 'cut-off':
      return words.cutOff
    case 'too-big':
      return words.tooBig(most)
    case 'too-many':
      return words.tooMany(limits.desk.attachments)
    case 'folder':
      return words.folder
  }
}
