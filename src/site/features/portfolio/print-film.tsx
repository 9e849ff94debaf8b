import { useEffect, useRef, useState } from 'react'
import { loops } from '../../../content/portfolio/loops.ts'
import { filmWords as words } from '../../../content/portfolio/portfolio-words.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { useFilmsPaused } from './films-paused.ts'
import styles from './print-picture.module.css'

/** The silent loop over a print's picture, with which it begins and ends. Says nothing that the picture does not say. */
export function PrintFilm({ name, inView }: { name: string; inView: boolean }) {
  const film = useRef<HTMLVideoElement>(null)
  const [paused, setPaused] = useFilmsPaused()
  const [shown, setShown] = useState(false)
  const [failed, setFailed] = useState(false)
  const loop = loops[name]
  const playing = inView && !paused

  useEffect(() => {
    const { current } = film
    if (!current) return
    // A browser that refuses to play leaves the picture as it is.
    if (playing) current.play().catch(() => {})
    else current.pause()
  }, [playing])

  if (!loop || failed) return null
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        data-shown={shown}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="auto"
        onPlaying={() => setShown(true)}
      >
        <source src={loop.av1} type='video/webm; codecs="av01.0.04M.10"' />
        <source src={loop.h264} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      {shown ? (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? words.play : words.pause}
          className={styles.pause}
          data-tone="stage"
          onClick={() => setPaused(!paused)}
        />
      ) : null}
    </>
  )
}
