import { youthTraining } from '../../content/pages/youth-training.ts'
import { Opening } from '../sections/opening.tsx'

export const content = youthTraining

export function Page() {
  return <Opening content={content} />
}
