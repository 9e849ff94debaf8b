import { showreelFilm as film } from '../../../content/showreel/showreel-film.ts'
import { useReducedMotion } from '../../../ui/reduced-motion.ts'
import styles from './showreel-dialog.module.css'

export type FilmProps = { label: string; onFailure: () => void }

/** Plays at once, for that is what was asked for, unless the visitor wants stillness. */
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
      // React lets the errors of sources rise to here.
      onError={({ target, currentTarget }) => target === currentTarget && onFailure()}
    >
      {film.sources.map((source, index) => (
        // A source that fails leaves it to the next; after the last there is nothing left to try.
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
