import { useEffect, useState } from 'react'
import { changeWords } from '../../content/desk/changes.ts'
import * as limits from '../../domain/limits.ts'
import { Button } from '../../ui/control/button.tsx'
import { IconButton } from '../../ui/control/icon-button.tsx'
import { useKeys } from '../shell/use-keys.ts'
import { useCell } from '../state/cell.ts'
import styles from './done-bar.module.css'
import { notice } from './notices.ts'

/** A subtitle at the lower edge: what was done, and the way back. */
export function DoneBar() {
  const told = useCell(notice)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!told || held) return
    const ending = setTimeout(() => notice.set(null), limits.desk.undoMs)
    return () => clearTimeout(ending)
  }, [told, held])

  function undo(): void {
    if (!told?.undo) return
    notice.set(null)
    told.undo()
  }
  useKeys({ z: undo })

  return (
    <div
      className={styles.layer}
      role="status"
      data-tone="stage"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {told ? (
        <div className={styles.line} data-kind={told.tone} key={told.id}>
          <p className={styles.text}>{told.text}</p>
          {told.undo ? (
            <Button variant="quiet" onClick={undo}>
              {changeWords.undo}
            </Button>
          ) : null}
          <IconButton icon="close" label={changeWords.dismiss} onClick={() => notice.set(null)} />
        </div>
      ) : null}
    </div>
  )
}
