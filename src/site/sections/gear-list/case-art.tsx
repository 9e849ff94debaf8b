import type { KitId } from '../../../domain/equipment/gear-kit.ts'
import styles from './case-art.module.css'

/** What is cut out of the foam, seen from above. */
const cutouts: Readonly<Record<KitId, string>> = {
  essentials:
    'M60 34h74v40H60ZM144 44h22v20h-22ZM182 32a22 22 0 1 1 0 44 22 22 0 1 1 0-44M226 30h22v48h-22ZM262 30h10v48h-10Z',
  streaming:
    'M48 40a14 14 0 1 1 0 28 14 14 0 1 1 0-28M90 40a14 14 0 1 1 0 28 14 14 0 1 1 0-28M132 40a14 14 0 1 1 0 28 14 14 0 1 1 0-28M160 32h92v18h-92ZM160 58h60v18h-60ZM230 58h22v18h-22ZM264 32h12v44h-12Z',
  sony: 'M44 30h66v48H44ZM120 38h52v34h-52ZM198 34a20 20 0 1 1 0 40 20 20 0 1 1 0-40M244 34a20 20 0 1 1 0 40 20 20 0 1 1 0-40',
  jvc: 'M42 32h110v30H42ZM152 38h44v18h-44ZM54 62h60v16H54ZM214 34h58v12h-58ZM214 54h58v24h-58Z',
  corporate:
    'M46 32h46v32H46ZM104 32h46v32h-46ZM46 70h104v8H46ZM176 34a18 18 0 1 1 0 36 18 18 0 1 1 0-36M208 32h64v18h-64ZM208 58h64v20h-64Z',
  training:
    'M42 32h36v20H42ZM42 58h36v20H42ZM88 32h36v20H88ZM88 58h36v20H88ZM138 32h60v46h-60ZM214 32h14v46h-14ZM236 32h14v46h-14ZM258 32h14v46h-14Z',
}

/** A flight case with its lid off: corners, latches, and foam cut for one job. */
export function CaseArt({ id }: { id: KitId }) {
  return (
    <svg className={styles.art} viewBox="0 0 316 108" aria-hidden="true" focusable="false">
      <path className={styles.shell} d="M8 8H308V100H8ZM22 20H294V88H22Z" />
      <path
        className={styles.metal}
        d="M4 22V4H22M294 4H312V22M312 86V104H294M22 104H4V86M96 96h24v8H96ZM196 96h24v8H196Z"
      />
      <path className={styles.foam} d={cutouts[id]} />
    </svg>
  )
}
