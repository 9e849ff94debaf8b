import type { SiteImage } from '../../domain/site-image.ts'

export const classroomDetail: SiteImage = {
  name: 'classroom-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'viL1KuXd',
  alt: 'A chalked slate leans on a sunlit school wall; beside it on the bench a schedule, chalk and a pen in the shadows of leaves',
  focus: 'middle',
}
