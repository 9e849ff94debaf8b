import { hero } from '../../../content/images/images.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { CallSheetTable } from '../../../ui/layout/call-sheet-table.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Badge } from '../../../ui/text/badge.tsx'
import { formatTimecode } from '../../../ui/text/format-timecode.ts'
import { Notice } from '../../../ui/text/notice.tsx'
import { Columns, Specimen } from './specimen.tsx'

const sizes = '(min-width: 64rem) 60vw, 100vw'

const columns = [
  { key: 'item', label: 'Item' },
  { key: 'specs', label: 'Specs' },
  { key: 'status', label: 'Status' },
  { key: 'rate', label: 'Day rate', align: 'end' },
] as const

const entries = [
  {
    id: 'c300',
    cells: {
      item: 'Canon C300 Mark III',
      specs: 'Super 35, dual gain',
      status: <Badge tone="positive">Available</Badge>,
      rate: '$412',
    },
  },
  {
    id: 'pro',
    featured: true,
    cells: {
      item: 'Professional Production Kit',
      specs: 'Three cameras, switcher, crew of four',
      status: <Badge tone="accent">Most Popular</Badge>,
      rate: '$11,050',
    },
  },
  {
    id: 'ptz',
    cells: {
      item: 'PTZ automated camera',
      specs: '4K, 20x zoom, NDI',
      status: <Badge tone="taken">Booked</Badge>,
      rate: '$185',
    },
  },
] as const

export function Surfaces() {
  return (
    <>
      <Specimen name="Frames">
        <Frame ratio="scope" caption="Main stage, keynote" timecode={formatTimecode(5025.25)}>
          <Picture image={hero} sizes={sizes} />
        </Frame>
        <Columns>
          <Frame ratio="wide" guides="outside" caption="Camera B" timecode="A004 C012">
            <Picture image={hero} sizes={sizes} />
          </Frame>
          <Frame caption="No crop, marks outside">
            <Picture image={hero} alt="" sizes={sizes} />
          </Frame>
        </Columns>
      </Specimen>
      <Specimen name="Cards">
        <Columns>
          <Card slate="01 / Plan" title="Pre-event planning">
            <p>We walk the venue, agree the run of show and write the call sheet.</p>
          </Card>
          <Card
            slate="Package"
            title="Broadcast Studio Package"
            aside={<strong>$17,550 for 2 days</strong>}
            actions={<Button size="small">Get Quote</Button>}
          >
            <p>Everything a two-day studio broadcast needs, crew included.</p>
          </Card>
          <Card
            slate="Service"
            title="Live Streaming"
            href="#cards"
            media={<Picture image={hero} alt="" sizes={sizes} />}
          >
            <p>Five cameras, one clean feed, and someone watching every second of it.</p>
          </Card>
        </Columns>
        <div>
          <Card variant="row" slate="Scene 01" title="Corporate video" href="#cards" aside="from $2,500">
            <p>Interviews, brand films and training content.</p>
          </Card>
          <Card
            variant="row"
            slate="Scene 02"
            title="Event production"
            aside={<Badge tone="positive">Available</Badge>}
            actions={
              <ButtonLink variant="plain" size="small" icon="arrow-right" href="#cards">
                Add to Quote
              </ButtonLink>
            }
          >
            <p>Full coverage, from the first load-in to the last file.</p>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Call sheets">
        <CallSheet
          caption="Call sheet, day 1"
          rows={[
            { label: 'Crew call', value: '06:30, loading dock' },
            { label: 'Cameras', value: '3 × cinema, 2 × PTZ' },
            { label: 'Delivery', value: 'Highlight reel of 3-5 minutes within 72 hours' },
          ]}
        />
        <CallSheetTable caption="Inventory" columns={columns} entries={entries} />
      </Specimen>
      <Specimen name="Notices">
        <Notice title="We keep your dates for 30 days">A quote reserves nothing until you confirm it.</Notice>
        <Notice tone="success" title="Message sent successfully!">
          We'll get back to you within 24 hours with a custom proposal.
        </Notice>
        <Notice tone="warning" title="Two days are still open">
          The rest of that week is booked.
        </Notice>
        <Notice
          tone="error"
          title="Error sending message"
          action={
            <Button size="small" variant="quiet">
              Try again
            </Button>
          }
        >
          Please try again or contact us directly.
        </Notice>
      </Specimen>
      <Specimen name="Nothing here">
        <EmptyState
          slate="No footage"
          title="Nothing in your quote yet"
          action={<Button variant="quiet">Browse the gear</Button>}
        >
          Add a camera, a kit or a whole package, and it waits here for you.
        </EmptyState>
      </Specimen>
      <Specimen name="Loading">
        <Skeleton label="Loading text" />
        <Skeleton label="Loading inventory" variant="row" />
        <Skeleton label="Loading pictures" variant="frame" />
      </Specimen>
    </>
  )
}
