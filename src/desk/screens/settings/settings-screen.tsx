import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { settingsWords as words } from '../../../content/desk/settings.ts'
import { isStaff, may } from '../../../domain/desk/roles.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { NothingHere } from '../../shell/dead-ends.tsx'
import { useMe } from '../../shell/me-context.ts'
import { ScreenTitle } from '../../shell/screen-title.tsx'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import { settingsSections } from './sections.tsx'
import styles from './settings-screen.module.css'

/** The settings, one section at a time, each with an address of its own. */
export function SettingsScreen() {
  const { section: asked } = useParams({ strict: false })
  const { role } = useMe()
  const sections = settingsSections.filter(({ needs }) => isStaff(role) && may(role, needs))
  const section = asked === undefined ? sections[0] : sections.find(({ id }) => id === asked)
  useScreenTitle(section?.title ?? words.title)
  const strip = useRef<HTMLElement>(null)
  // On a narrow screen the sections are a strip, whose end is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another section is shown, though it reads only the page
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [section])
  if (!section) return <NothingHere />
  const { Content } = section
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <ScreenTitle title={words.title} lead={words.lead} />
      </header>
      <nav ref={strip} className={styles.sections} aria-label={words.sections}>
        <ul className={styles.list}>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <Link
                to="/settings/$section"
                params={{ section: id }}
                className={styles.link}
                aria-current={id === section.id ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.content} aria-labelledby="settings-section">
        <h2 id="settings-section" className={styles.name}>
          {section.title}
        </h2>
        <Suspense fallback={<Skeleton label={words.loading} variant="row" count={4} />}>
          <Content />
        </Suspense>
      </section>
    </div>
  )
}
