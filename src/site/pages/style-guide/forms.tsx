import { useState } from 'react'
import { formKit } from '../../../content/forms/form-kit.ts'
import { Button } from '../../../ui/control/button.tsx'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { DateField } from '../../../ui/form/dates/date-field.tsx'
import { DateRangeField } from '../../../ui/form/dates/date-range-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SliderField } from '../../../ui/form/slider-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Columns, Row, Specimen } from './specimen.tsx'

const projectTypes = [
  { value: 'corporate-event', label: 'Corporate event' },
  { value: 'conference', label: 'Conference' },
  { value: 'live-streaming', label: 'Live streaming' },
  { value: 'video-production', label: 'Video production with a title long enough to be cut off' },
  { value: 'closed', label: 'Fully booked', disabled: true },
] as const

const percent = (value: number) => `${value} %`

export function Forms() {
  const [shown, setShown] = useState(false)
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Specimen name="Text fields">
        <Columns>
          <TextField label="Full Name" name="name" required autoComplete="name" />
          <TextField label="Company" name="company" note="Optional" placeholder="Where you work" />
          <TextField
            label="Email"
            name="email"
            type="email"
            hint="We respond within 24 hours."
            defaultValue="ada@example.com"
          />
          <TextField
            label="Email"
            name="email-wrong"
            type="email"
            required
            defaultValue="ada@"
            error="Invalid email address"
            hint="We respond within 24 hours."
          />
          <TextField label="Reference" name="reference" readOnly defaultValue="BL-2048-A" />
          <TextField label="Phone" name="phone" disabled defaultValue="(503) 555-0142" />
          <TextField
            label="Password"
            name="password"
            type={shown ? 'text' : 'password'}
            defaultValue="tungsten"
            hint="At least 6 characters."
            end={
              <IconButton
                icon={shown ? 'eye-off' : 'eye'}
                label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
              />
            }
          />
        </Columns>
      </Specimen>
      <Specimen name="Text areas">
        <Columns>
          <TextArea
            label="Project Details"
            name="message"
            maxLength={120}
            countLabel={formKit.charactersLeft}
            hint="Dates, place, audience, what must not go wrong."
          />
          <TextArea
            label="Project Details"
            name="message-wrong"
            required
            rows={3}
            error="Message too long"
            defaultValue="Two days, three rooms, one keynote that has to be perfect."
          />
        </Columns>
      </Specimen>
      <Specimen name="Selects">
        <Columns>
          <SelectField
            label="Project Type"
            name="type"
            required
            options={projectTypes}
            placeholder="Choose one"
          />
          <SelectField
            label="Project Type"
            name="type-set"
            options={projectTypes}
            defaultValue="conference"
          />
          <SelectField
            label="Budget Range"
            name="type-wrong"
            required
            options={projectTypes}
            placeholder="Choose one"
            error="Budget range is required"
          />
          <SelectField label="Budget Range" name="type-off" disabled options={projectTypes} />
        </Columns>
      </Specimen>
      <Specimen name="Choices">
        <Columns>
          <div>
            <CheckboxField name="captions" label="Live captions" defaultChecked />
            <CheckboxField name="stream" label="Stream to a second room" hint="Adds one operator." />
            <CheckboxField
              name="terms"
              label="I have read the terms"
              required
              error="Please confirm the terms"
            />
            <CheckboxField name="closed" label="Overnight build" disabled />
            <CheckboxField name="closed-on" label="Crew meals" disabled defaultChecked />
          </div>
          <div>
            <SwitchField name="dark" label="Dark Mode" onLabel="On" offLabel="Off" />
            <SwitchField name="sounds" label="UI Sounds" onLabel="On" offLabel="Off" />
            <SwitchField
              name="motion"
              label="Reduce Motion"
              hint="Off follows your system."
              onLabel="On"
              offLabel="Off"
            />
            <SwitchField name="none" label="Not available" disabled onLabel="On" offLabel="Off" />
          </div>
        </Columns>
      </Specimen>
      <Specimen name="Sliders">
        <Columns>
          <SliderField
            label="Font size"
            name="size"
            min={75}
            max={200}
            step={25}
            defaultValue={100}
            format={percent}
          />
          <SliderField label="Attendees" name="attendees" min={0} max={1000} step={5} defaultValue={320} />
          <SliderField label="Not available" name="off" min={0} max={10} step={1} defaultValue={4} disabled />
        </Columns>
      </Specimen>
      <Specimen name="Dates">
        <Columns>
          <DateField label="Project Date" name="date" min="2026-01-01" hint="Any day from today." />
          <DateField
            label="Project Date"
            name="date-wrong"
            required
            defaultValue="2025-12-24"
            error="This day has passed"
          />
          <DateField label="Project Date" name="date-off" disabled defaultValue="2026-05-01" />
        </Columns>
        <DateRangeField
          label="When do you need it?"
          start={{ name: 'start', label: 'From', defaultValue: '2026-05-04' }}
          end={{ name: 'end', label: 'To', defaultValue: '2026-05-06' }}
          orderMessage="The end lies before the start."
          hint="Both days are included."
        />
        <DateRangeField
          label="When do you need it?"
          start={{ name: 'start-wrong', label: 'From', defaultValue: '2026-05-04' }}
          end={{ name: 'end-wrong', label: 'To', defaultValue: '2026-05-02' }}
          orderMessage="The end lies before the start."
        />
        <Row>
          <Button type="submit">Send</Button>
          <Button type="reset" variant="quiet">
            Reset All
          </Button>
        </Row>
      </Specimen>
    </form>
  )
}
