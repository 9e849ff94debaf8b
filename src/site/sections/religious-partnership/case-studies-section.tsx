import {
  type CaseStudy,
  caseStudies,
  caseStudiesSection as words,
} from '../../../content/religious-partnership/case-studies.ts'
import { Accordion } from '../../../ui/layout/accordion.tsx'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Comparison } from '../../../ui/media/comparison.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Badge } from '../../../ui/text/badge.tsx'
import { SampleMark } from '../../features/samples/sample-mark.tsx'
import { usePublished } from '../../features/samples/use-published.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './case-studies-section.module.css'

export function CaseStudiesSection() {
  const studies = usePublished(caseStudies)
  if (studies.length === 0) return null
  return (
    <Section name="cases">
      <SectionWords name="cases" slate={words.slate} heading={words.heading} lead={words.lead} />
      <Accordion
        name="case-studies"
        items={studies.map((study) => ({
          id: study.id,
          slate: (
            <>
              <Badge tone={study.badgeTone}>{study.badge}</Badge> <SampleMark of={study} />
            </>
          ),
          title: study.title,
          open: study.isMainPartner,
          content: <Case {...study} />,
        }))}
      />
    </Section>
  )
}

const comparisonSizes = '(min-width: 76rem) 76rem, 92vw'

function Case({ visualContent, problems, solutions, result }: CaseStudy) {
  return (
    <div className={styles.study}>
      {visualContent ? (
        <Frame caption={visualContent.description} className={styles.picture}>
          <Comparison
            before={<Picture image={visualContent.before} sizes={comparisonSizes} />}
            after={<Picture image={visualContent.after} sizes={comparisonSizes} />}
            labels={words.comparison}
          />
        </Frame>
      ) : null}
      <List title={words.problems} entries={problems} />
      <List title={words.solutions} entries={solutions} />
      <p className={styles.result}>
        <span className={`slate ${styles.term}`}>{words.result} </span>
        {result}
      </p>
    </div>
  )
}

function List({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div className={styles.list}>
      <h4 className={`slate ${styles.term}`}>{title}</h4>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  )
}
