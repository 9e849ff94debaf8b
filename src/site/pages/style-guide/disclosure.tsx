import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Accordion } from '../../../ui/layout/accordion.tsx'
import { Carousel, type CarouselLabels } from '../../../ui/layout/carousel.tsx'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Comparison } from '../../../ui/media/comparison.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './disclosure.module.css'
import { Row, Specimen } from './specimen.tsx'

const departments = ['Cameras', 'Lenses', 'Audio', 'Lighting', 'Support', 'Monitors', 'Streaming'] as const

const cases = [
  {
    title: 'A sanctuary that could not be heard',
    text: 'New microphones, a trained crew of six and a mix that reaches the last pew.',
  },
  {
    title: 'Three campuses, one service',
    text: 'A stream that fails over without anyone in the room noticing.',
  },
  { title: 'Youth behind the camera', text: 'Eight weeks from first lesson to first live broadcast.' },
] as const

const quotes = [
  {
    id: 'one',
    words: 'They were loaded in before we had found the coffee, and nothing went wrong for two days.',
    by: 'Producer, technology summit',
  },
  { id: 'two', words: 'Our overseas board watched every word live.', by: 'Director of communications' },
  {
    id: 'three',
    words:
      'The highlight film was in my inbox before I was home, and it made our chairman cry. He does not cry.',
    by: 'Head of events',
  },
] as const

const labels: CarouselLabels = {
  carousel: 'Client success',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause',
  play: 'Play',
  position: (number, count) => `${number} of ${count}`,
  show: (number, count) => `Show ${number} of ${count}`,
}

export function Disclosure({ prefix }: { prefix: string }) {
  const [open, setOpen] = useState<'regular' | 'wide' | 'narrow'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Specimen name="Tabs">
        <Tabs
          label="Inventory by department"
          items={departments.map((label, index) => ({
            id: `${prefix}-${label.toLowerCase()}`,
            label,
            note: index + 8,
            content: (
              <p>{label}: everything we carry, cleaned, charged and counted before it leaves the studio.</p>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          name={`${prefix}-cases`}
          headingLevel={4}
          items={cases.map(({ title, text }, index) => ({
            id: `${prefix}-case-${index}`,
            slate: `Case 0${index + 1}`,
            title,
            open: index === 0,
            content: <p>{text}</p>,
          }))}
        />
        <Accordion
          headingLevel={4}
          items={[
            {
              id: `${prefix}-single`,
              title: 'One on its own, without a slate',
              content: <p>Opens for itself.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Carousel">
        <Carousel
          intervalMs={6000}
          labels={labels}
          items={quotes.map(({ id, words, by }) => ({
            id,
            content: (
              <figure>
                <blockquote className={styles.quote}>{words}</blockquote>
                <figcaption className={`slate ${styles.by}`}>{by}</figcaption>
              </figure>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Comparison">
        <Comparison
          before={<div className={styles.dark} />}
          after={<div className={styles.screen} />}
          labels={{
            slider: 'Compare before and after',
            before: 'Before',
            after: 'After',
            position: (percent) => `${percent} percent before`,
          }}
        />
      </Specimen>
      <Specimen name="Dialogs">
        <Row>
          <Button onClick={() => setOpen('regular')}>Open dialog</Button>
          <Button variant="quiet" onClick={() => setOpen('wide')}>
            Open wide stage dialog
          </Button>
          <Button variant="quiet" onClick={() => setOpen('narrow')}>
            Open narrow dialog
          </Button>
        </Row>
        <Dialog
          open={open === 'regular'}
          onOpenChange={close}
          slate="Free consultation"
          title="Get Your Free Consultation"
          description="Tell us about the day. A producer answers within 24 hours."
          closeLabel="Close"
          footer={
            <>
              <Button icon="arrow-right">Send Message</Button>
              <Button variant="quiet" onClick={close}>
                Close
              </Button>
            </>
          }
        >
          <div className={styles.form}>
            <TextField label="Full Name" name="dialog-name" required />
            <TextField label="Email" name="dialog-email" type="email" required />
            <TextField label="Company" name="dialog-company" note="Optional" />
            <TextArea label="Project Details" name="dialog-message" rows={6} />
          </div>
        </Dialog>
        <Dialog
          open={open === 'wide'}
          onOpenChange={close}
          size="wide"
          tone="stage"
          title="Showreel"
          closeLabel="Close"
        >
          <Frame ratio="wide">
            <div className={styles.screen} />
          </Frame>
        </Dialog>
        <Dialog
          open={open === 'narrow'}
          onOpenChange={close}
          size="narrow"
          title="Remove this kit?"
          closeLabel="Close"
        >
          <p>Its items leave your quote. You can add it again.</p>
        </Dialog>
      </Specimen>
    </>
  )
}
