import { useCallback, useState } from 'react'
import { controlText } from '../../../content/shell/shell.ts'
import { showreelText as words } from '../../../content/showreel/showreel.ts'
import { showreelEmbed } from '../../../domain/showreel-embed.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { EmbeddedFilm } from './embedded-film.tsx'
import { OwnFilm } from './own-film.tsx'
import styles from './showreel-dialog.module.css'
import { ShowreelFailure } from './showreel-failure.tsx'
import { ShowreelTranscript } from './showreel-transcript.tsx'

export type ShowreelDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ShowreelDialog({ open, onOpenChange }: ShowreelDialogProps) {
  const { company } = useFacts()
  const ours = showreelEmbed(company.showreelUrl, '') === null
  return (
    <Dialog
      {...{ open, onOpenChange }}
      slate={words.slate}
      title={words.title}
      closeLabel={controlText.close}
      size="wide"
      tone="stage"
    >
      <div className={styles.showing}>
        {/* Removed on closing, which stops the film; the next opening starts from the beginning. */}
        <div className={styles.screen}>{open ? <Showreel /> : null}</div>
        <div className={styles.below}>
          {ours ? <ShowreelTranscript /> : null}
          <ButtonLink href={words.more.href} variant="plain" icon="arrow-right">
            {words.more.label}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}

function Showreel() {
  const { company } = useFacts()
  const [failed, setFailed] = useState(false)
  const embed = showreelEmbed(company.showreelUrl, location.origin)
  const onFailure = useCallback(() => setFailed(true), [])
  const player = { label: words.player(company.name), onFailure }
  if (failed) return <ShowreelFailure href={company.showreelUrl} />
  return embed ? <EmbeddedFilm embed={embed} {...player} /> : <OwnFilm {...player} />
}
