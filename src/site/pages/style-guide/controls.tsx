import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { Badge } from '../../../ui/text/badge.tsx'
import { Row, Specimen } from './specimen.tsx'

export function Controls() {
  const [pending, setPending] = useState(false)
  return (
    <>
      <Specimen name="Buttons">
        <Row>
          <Button>Get Your Free Consultation</Button>
          <Button icon="arrow-right">Request a quote</Button>
          <Button icon="play" iconSide="start">
            View Our Work
          </Button>
          <Button disabled>Not available</Button>
          <Button pending={pending} pendingLabel="Sending..." onClick={() => setPending(true)}>
            Press to send
          </Button>
          <Button pending pendingLabel="Sending...">
            Send Message
          </Button>
        </Row>
        <Row>
          <Button variant="quiet">View Our Work</Button>
          <ButtonLink variant="quiet" icon="external" href="#buttons">
            Open the gear list
          </ButtonLink>
          <Button variant="quiet" icon="download" iconSide="start">
            Download
          </Button>
          <Button variant="quiet" disabled>
            Not available
          </Button>
          <Button variant="quiet" pending pendingLabel="Checking...">
            Check
          </Button>
        </Row>
        <Row>
          <ButtonLink variant="plain" href="#buttons">
            How we work
          </ButtonLink>
          <ButtonLink variant="plain" icon="arrow-right" href="#buttons">
            See the portfolio
          </ButtonLink>
          <ButtonLink variant="plain" icon="arrow-left" iconSide="start" href="#buttons">
            Back to home
          </ButtonLink>
          <Button variant="plain" disabled icon="arrow-right">
            Not available
          </Button>
        </Row>
        <Row>
          <Button size="small">Add to Quote</Button>
          <Button size="small" icon="plus">
            Add
          </Button>
          <Button size="small" variant="quiet">
            Remove
          </Button>
          <Button size="small" variant="quiet" disabled>
            Added
          </Button>
          <Button size="small" variant="plain" icon="arrow-right">
            Details
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Icon buttons">
        <Row>
          <IconButton icon="close" label="Close" />
          <IconButton icon="menu" label="Menu" />
          <IconButton icon="accessibility" label="Accessibility" />
          <IconButton icon="pause" label="Pause" size="small" />
          <IconButton icon="arrow-up" label="Not available" disabled />
        </Row>
      </Specimen>
      <Specimen name="Badges">
        <Row>
          <Badge>Conference</Badge>
          <Badge tone="accent">Most Popular</Badge>
          <Badge tone="positive">Available</Badge>
          <Badge tone="caution">Few left</Badge>
          <Badge tone="taken">Booked</Badge>
          <Badge tone="idle">Maintenance</Badge>
          <Badge tone="live">On air</Badge>
        </Row>
      </Specimen>
    </>
  )
}
