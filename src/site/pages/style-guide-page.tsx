import { lens } from '../../content/images/images.ts'
import type { PageContent } from '../../content/pages/page-content.ts'
import { styleGuidePath } from '../../routes.ts'
import { Controls } from './style-guide/controls.tsx'
import { Disclosure } from './style-guide/disclosure.tsx'
import { Forms } from './style-guide/forms.tsx'
import { Foundations } from './style-guide/foundations.tsx'
import { Surfaces } from './style-guide/surfaces.tsx'
import styles from './style-guide-page.module.css'

export const content: PageContent = {
  path: styleGuidePath,
  head: { title: 'Style guide', description: 'Every component in every state.', keywords: [] },
  indexable: false,
  lead: lens,
  slate: 'Design system',
  heading: 'Style guide',
  summary: () => 'Every component in every state, on paper and on stage.',
  actions: [],
}

/** Every component in every state, in the paper and the stage tone. Development build only. */
export function StyleGuidePage() {
  return (
    <>
      <header className={styles.opening} data-tone="stage">
        <div className={styles.width}>
          <p className={`slate ${styles.slate}`}>{content.slate}</p>
          <h1>{content.heading}</h1>
        </div>
      </header>
      {(['paper', 'stage'] as const).map((tone) => (
        <section key={tone} data-tone={tone} className={styles.tone}>
          <div className={styles.width}>
            <h2 className={styles.title}>{tone === 'paper' ? 'On paper' : 'On stage'}</h2>
            <Foundations />
            <Controls />
            <Forms />
            <Surfaces />
            <Disclosure prefix={tone} />
          </div>
        </section>
      ))}
    </>
  )
}

export { StyleGuidePage as Page }
