/** Written by `npm run renders`: one module a picture, so that a page carries only its own. */
import type { SiteImage } from '../domain/site-image.ts'
import { archive } from './images/archive.ts'
import { bridge } from './images/bridge.ts'
import { cableWall } from './images/cable-wall.ts'
import { cappedCamera } from './images/capped-camera.ts'
import { choir } from './images/choir.ts'
import { churchAfter } from './images/church-after.ts'
import { churchBefore } from './images/church-before.ts'
import { classroom } from './images/classroom.ts'
import { conference } from './images/conference.ts'
import { controlRoom } from './images/control-room.ts'
import { cueDark } from './images/cue-dark.ts'
import { cueGo } from './images/cue-go.ts'
import { cueStandby } from './images/cue-standby.ts'
import { equipmentRoom } from './images/equipment-room.ts'
import { festival } from './images/festival.ts'
import { floorMarks } from './images/floor-marks.ts'
import { ghostLight } from './images/ghost-light.ts'
import { hero } from './images/hero.ts'
import { interview } from './images/interview.ts'
import { keynote } from './images/keynote.ts'
import { kitCorporate } from './images/kit-corporate.ts'
import { kitEssentials } from './images/kit-essentials.ts'
import { kitJvc } from './images/kit-jvc.ts'
import { kitSony } from './images/kit-sony.ts'
import { kitStreaming } from './images/kit-streaming.ts'
import { kitTraining } from './images/kit-training.ts'
import { lens } from './images/lens.ts'
import { loadIn } from './images/load-in.ts'
import { packageBroadcast } from './images/package-broadcast.ts'
import { packageProduction } from './images/package-production.ts'
import { packageStarter } from './images/package-starter.ts'
import { podcast } from './images/podcast.ts'
import { portraitBusStop } from './images/portrait-bus-stop.ts'
import { portraitConcert } from './images/portrait-concert.ts'
import { portraitKitchen } from './images/portrait-kitchen.ts'
import { prepTable } from './images/prep-table.ts'
import { rackRoom } from './images/rack-room.ts'
import { schedule } from './images/schedule.ts'
import { stageDoor } from './images/stage-door.ts'
import { stageRamp } from './images/stage-ramp.ts'
import { truss } from './images/truss.ts'
import { turntable } from './images/turntable.ts'
import { worldDesk } from './images/world-desk.ts'
import { youngCrew } from './images/young-crew.ts'

export {
  archive,
  bridge,
  cableWall,
  cappedCamera,
  choir,
  churchAfter,
  churchBefore,
  classroom,
  conference,
  controlRoom,
  cueDark,
  cueGo,
  cueStandby,
  equipmentRoom,
  festival,
  floorMarks,
  ghostLight,
  hero,
  interview,
  keynote,
  kitCorporate,
  kitEssentials,
  kitJvc,
  kitSony,
  kitStreaming,
  kitTraining,
  lens,
  loadIn,
  packageBroadcast,
  packageProduction,
  packageStarter,
  podcast,
  portraitBusStop,
  portraitConcert,
  portraitKitchen,
  prepTable,
  rackRoom,
  schedule,
  stageDoor,
  stageRamp,
  truss,
  turntable,
  worldDesk,
  youngCrew,
}

/** All of them, for checks. */
export const images: readonly SiteImage[] = [
  archive,
  bridge,
  cableWall,
  cappedCamera,
  choir,
  churchAfter,
  churchBefore,
  classroom,
  conference,
  controlRoom,
  cueDark,
  cueGo,
  cueStandby,
  equipmentRoom,
  festival,
  floorMarks,
  ghostLight,
  hero,
  interview,
  keynote,
  kitCorporate,
  kitEssentials,
  kitJvc,
  kitSony,
  kitStreaming,
  kitTraining,
  lens,
  loadIn,
  packageBroadcast,
  packageProduction,
  packageStarter,
  podcast,
  portraitBusStop,
  portraitConcert,
  portraitKitchen,
  prepTable,
  rackRoom,
  schedule,
  stageDoor,
  stageRamp,
  truss,
  turntable,
  worldDesk,
  youngCrew,
]
