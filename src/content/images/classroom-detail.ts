import type { SiteImage } from '../../domain/site-image.ts'

export const classroomDetail: SiteImage = {
  name: 'classroom-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'nk5t2zEa',
  alt: 'A chalked slate leans on a sunlit school wall among the shadows of leaves; beside it on the bench a roll of tape and pieces of chalk',
  focus: 'middle',
}
