import { corporateConferences } from '../../content/pages/corporate-conferences.ts'
import { loadGate, prepareOpened, useOpened } from '../sections/corporate-conferences/use-opened.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = corporateConferences

const Teaser = late(
  'conference-teaser',
  async () => (await import('../sections/corporate-conferences/teaser-section.tsx')).TeaserSection,
)

/** The part after the opening: the teaser, or for visitors with access the content it advertises. */
const BehindTheGate = Object.assign(
  function BehindTheGate() {
    const { opened, arrived } = useOpened()
    return opened ? <opened.OpenedConference arrived={arrived} /> : <Teaser />
  },
  {
    async prepare() {
      if (!(await prepareOpened())) await Teaser.prepare()
    },
  },
)

export const lateSections = [BehindTheGate]

export function Page() {
  const { opened } = useOpened()

  return (
    <>
      <Opening content={opened ? opened.content : content} dialog={opened ? undefined : loadGate} />
      <BehindTheGate />
    </>
  )
}
