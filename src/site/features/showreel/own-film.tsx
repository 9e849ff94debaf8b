import { showreelFilm as film } from '../../../content/showreel/showreel-film.ts'
import { useReducedMotion } from '../../../ui/reduced-motion.ts'
import styles from './showreel-dialog.module.css'

export type FilmProps = { label: string; onFailure: () => void }

/** Plays at once, because the visitor asked for the film, except under reduced motion. */
export function OwnFilm({ label, onFailure }: FilmProps) {
  const still = useReducedMotion()
  const last = film.sources.length - 1
  return (
    <video
      className={styles.film}
      aria-label={label}
      poster={film.poster}
      controls
      playsInline
      autoPlay={!still}
      preload={still ? 'metadata' : 'auto'}
      // In React, errors of the source elements bubble up to here.
      onError={({ target, currentTarget }) => target === currentTarget && onFailure()}
    >
      {film.sources.map((source, index) => (
        // After a failed source the browser tries the next one; only the last failure counts.
        <source key={source.src} {...source} onError={index === last ? onFailure : undefined} />
      ))}
      <track
        kind="captions"
        src={film.captions.src}
        srcLang={film.captions.language}
        label={film.captions.label}
      />
    </video>
  )
}
