import { useEffect, useRef, useState } from 'react'
import { showreelText as words } from '../../../content/showreel/showreel.ts'
import { showreelFilm } from '../../../content/showreel/showreel-film.ts'
import * as limits from '../../../domain/limits.ts'
import type { ShowreelEmbed } from '../../../domain/showreel-embed.ts'
import { Button } from '../../../ui/control/button.tsx'
import type { FilmProps } from './own-film.tsx'
import styles from './showreel-dialog.module.css'

/** Nothing is loaded from the video site before the visitor agrees. */
export function EmbeddedFilm({ embed, ...props }: FilmProps & { embed: ShowreelEmbed }) {
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)

  function play() {
    setWanted(true)
    // The button disappears, and with focus inside the iframe, Escape would not reach the dialog.
    place.current?.focus()
  }

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {wanted ? (
        <Player embed={embed} {...props} />
      ) : (
        <div className={styles.offer}>
          <img className={styles.poster} src={showreelFilm.poster} alt="" />
          <Button icon="play" iconSide="start" onClick={play}>
            {words.play(embed.site)}
          </Button>
          <p className={styles.note}>{words.elsewhere(embed.site)}</p>
        </div>
      )}
    </div>
  )
}

/**
 * An iframe also fires `load` for an error page. So the player is asked for a sign of life, and it counts as
 * failed if none comes in time.
 */
function Player({ embed, label, onFailure }: FilmProps & { embed: ShowreelEmbed }) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const ended = new AbortController()
    const timer = setTimeout(onFailure, limits.embedAnswerMs)
    addEventListener(
      'message',
      ({ source, origin }) => {
        if (source === frame.current?.contentWindow && origin === embed.origin) clearTimeout(timer)
      },
      { signal: ended.signal },
    )
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [embed.origin, onFailure])

  return (
    <iframe
      ref={frame}
      className={styles.film}
      title={label}
      src={embed.url}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage(embed.greeting, embed.origin)}
    />
  )
}
