import type { InLanguages } from './help.ts'
import { chatter, stopWords } from './words.ts'

/** Different words for one thing, English and Spanish; the first stands for the others. */
const synonymGroups: readonly string[] = [
  // Types of questions
  'price prices pricing priced cost costs costing rate rates fee fees charge charges charged expensive afford bucks estimate ballpark / precio precios costo costos cuesta cuestan costaria coste cobran cobra cobrarian tarifa tarifas caro vale valen sale saldria',
  'cheap cheapest cheaper affordable inexpensive lowest economical / barato barata baratas economico economica',
  'budget budgets / presupuesto presupuestos',
  'discount discounts coupon promotion / descuento descuentos promocion rebaja',
  'howlong duration',
  'whereis wheres',
  'whenis',
  'howmany',
  'who whos / quien quienes',
  'why',
  'available availability / disponible disponibles disponibilidad libre libres',
  'free complimentary / gratis gratuito gratuita',
  'include includes included including contain contains contents inside comes / incluye incluyen incluido trae traen contiene contienen',
  'difference compare comparison versus vs / diferencia comparar',
  'rush urgent urgently asap hurry fast faster fastest quick quickly expedite expedited priority / urgente urgentes rapido rapida rapidos pronto prisa',
  'turnaround ready finished finish done complete completed / listo lista terminado terminan tardan tarda demora demoran',
  'deliver delivery delivered delivers dropoff / entrega entregan entregar entregas envio',
  // Kinds of work
  'video videos vid vids videography',
  'film filming filmed films shoot shooting shoots record recording recorded recordings videotape capture / grabar graban graba grabacion grabaciones filmar filman filmacion rodaje pelicula',
  'videographer videographers cameraman cameramen camerawoman camaraman / camarografo camarografos videografo',
  'stream streaming streams streamed livestream livestreaming livestreamed livestreams webcast webcasting webcasts / transmision transmisiones transmitir transmiten transmitan transmitieran',
  'live / vivo',
  'broadcast broadcasting broadcasted broadcasts',
  'conference conferences summit summits convention conventions symposium congress expo / congreso congresos conferencia conferencias convencion cumbre simposio',
  'event events gala galas fundraiser fundraisers banquet luncheon dinner ceremony ceremonies launch festival / evento eventos lanzamiento ceremonia',
  'wedding weddings bride groom marriage married elopement / boda bodas matrimonio matrimonios casamiento casarse',
  'birthday birthdays party parties quinceanera baptism / cumpleanos fiesta bautizo quinceaneras',
  'funeral funerals memorial memorials burial / funerales velorio entierro',
  'concert concerts / concierto conciertos',
  'corporate promo promotional brand / corporativo corporativos corporativa corporativas empresarial institucional promocional marca',
  'product products / producto productos',
  'interview interviews / entrevista entrevistas',
  'podcast podcasts podcasting',
  'drone drones aerial aerials / dron aereas aereo',
  'photo photos photography photographer photographers pictures stills headshot headshots / foto fotos fotografia fotografo fotografos retratos',
  'edit editing edited editor edits postproduction / edicion editar editan montaje',
  'footage clips material / material tomas',
  'raw unedited originals / bruto',
  'caption captions captioning captioned subtitle subtitles subtitled / subtitulos subtitular subtitulado',
  'interpreter interpreters interpretation interpreting / interprete interpretes interpretacion',
  'translate translation translated translator / traducir traduccion traducen',
  'language languages bilingual / idioma idiomas bilingue',
  'spanish / espanol castellano',
  'english / ingles',
  'script scripts screenplay / guion guiones',
  'revision revisions round rounds feedback / correccion correcciones cambios rondas',
  'reel reels showreel demo',
  'portfolio examples example samples sample / portafolio ejemplos ejemplo muestra muestras',
  'install installation installing installs installed / instalar instalacion instalan',
  'upgrade upgrades modernize renovate redo / modernizar renovar',
  'vendor vendors supplier suppliers contractor contractors / proveedor proveedores',
  'internet wifi connection / conexion',
  'service services / servicio servicios',
  'worship mass sermon sermons / culto cultos misa misas',
  // Equipment
  'equipment gear / equipo equipos equipamiento',
  'kit kits',
  'set sets',
  'package packages bundle / paquete paquetes',
  'camera cameras cam cams / camara camaras',
  'microphone microphones mic mics / microfono microfonos',
  'wireless / inalambrico inalambricos',
  'light lights lighting lamp lamps / luz luces iluminacion',
  'lens lenses / lente lentes objetivo objetivos optica opticas',
  'tripod tripods / tripode tripodes',
  'monitor monitors display displays / monitores',
  'screen screens / pantalla pantallas',
  'switcher switchers / mezclador',
  'rent rental rentals renting rents rented lease leasing / rentar renta rentan rentas rentada rentado alquiler alquilar alquilan alquilo alquile alquilado alquilada',
  'book booking booked reserve reserved reservation / reservar reserva reservan reservacion apartar',
  'pickup collect / recoger',
  'damage damaged broken break broke lost stolen / dano danado rompo rompe perdido robado',
  'operator operators technician technicians crew / tecnicos operador operadores',
  // People and places
  'people persons attendees attendee guests participants headcount pax ppl / personas asistentes invitados participantes',
  'employee employees staff / empleados empleado',
  'church churches congregation congregations ministry parish synagogue mosque temple / iglesia iglesias congregacion congregaciones parroquia ministerio templo',
  'youth kids teens teenagers teenager teen students student / jovenes joven ninos adolescentes estudiantes estudiante juvenil',
  'son daughter child children kid nephew niece grandson / hijo hija hijos sobrino sobrina',
  'school schools classroom / escuela escuelas colegio colegios',
  'client clients customer customers / cliente clientes',
  'company companies business businesses firm bakery restaurant cafe shop startup brewery winery clinic dealership / empresa empresas compania negocio negocios restaurante tienda panaderia',
  'nonprofit nonprofits charity ngo foundation / ong',
  'location located address based office offices headquarters directions / direccion ubicacion ubicados ubicado oficina oficinas queda quedan',
  'studio studios / estudio',
  'venue venues ballroom / recinto salon local lugar',
  'travel traveling travelling travels outside anywhere / viajar viajan viaja fuera desplazan',
  'seattle boise eugene salem vancouver tacoma spokane bend california washington idaho nevada oregon chicago denver texas york angeles francisco vegas phoenix canada mexico europe asia london / espana',
  'abroad overseas international relatives / extranjero internacionales',
  'disability disabled blind accessible accessibility / accesible accesibilidad discapacidad ciegos',
  'wheelchair wheelchairs ramp ramps elevator elevators steps stairs / silla rampa ascensor escalones escaleras',
  // Programs
  'training train trainings class classes course courses workshop workshops lessons / capacitacion clase clases curso cursos taller talleres formacion',
  'learn learning teach teaches / aprender aprenden ensenan',
  'enroll enrol register registration signup / inscribir inscribirme inscripcion inscribo registrar',
  'camp camps summer / campamento campamentos verano',
  'age ages / edad edades',
  'certificate certificates certification diploma / certificado certificados certificacion',
  'donate donation donations donor donors contribution contribute / donar donacion donaciones donativo donantes',
  'sponsor supporter supporters / patrocinar apadrinar apoyar apoyo',
  'volunteer volunteering volunteers mentor mentoring / voluntario voluntarios voluntariado mentores',
  'partnership partner partners partnering / alianza alianzas aliado',
  'apply application applications / aplicar aplica solicitar postular',
  'qualify requirement requirements eligible / calificar requisitos requisito',
  'followers subscribers audience / seguidores suscriptores audiencia',
  'job jobs hiring career careers vacancy vacancies employment freelance freelancer / empleo empleos vacante vacantes contratando contratan',
  'internship internships intern interns / pasantia pasantias practicas becario',
  // Contact, contracts, the site
  'hours / horario horarios',
  'open opening opens close closes closed closing / abren abierto abiertos cierran cerrado cerrados',
  'weekend weekends',
  'saturday saturdays sunday sundays / sabado sabados domingo domingos',
  'holiday holidays thanksgiving christmas easter labor / feriados festivos feriado navidad',
  'contact reach / contacto contactar contactarlos',
  'phone telephone cell / telefono celular',
  'email emails mail e-mail / correo correos',
  'call calling / llamar llamada llamarles',
  'answer answers answered reply replied replies respond responded response hear / responder responden respuesta contestan contestado contestar',
  'inquiry inquiries enquiry request requests / consulta consultas solicitud solicitudes',
  'message messages / mensaje mensajes',
  'form forms / formulario formularios',
  'status progress track / estado seguimiento',
  'confirmation confirm confirmed / confirmacion confirmar',
  'error errors failing fails fail failed / errores falla fallas',
  'account accounts profile / cuenta perfil',
  'login log signin logging / sesion',
  'password passwords / contrasena',
  'data privacy personal / datos privacidad personales',
  'delete erase remove deleted / eliminar borrar borren eliminen borro elimino',
  'postpone postponed reschedule rescheduling / reprogramar aplazar posponer',
  'consultation consult consulting consultations / asesoria consultoria',
  'room rooms boardroom boardrooms / sala salas',
  'share sharing shared / comparten compartir',
  'website site webpage / sitio pagina',
  'quote quotes quotation proposal / cotizacion cotizaciones cotizar propuesta',
  'valid validity expire expires expiration expired / vigencia valida valido vence vencio',
  'pay payment payments paying paid / pagar pago pagos pagan paga pagaria',
  'card cards visa mastercard amex credit / tarjeta tarjetas credito',
  'invoice invoices / factura',
  'deposit deposits upfront advance downpayment / deposito depositos anticipo adelanto adelantado',
  'tax taxes vat / impuesto impuestos',
  'dollars usd currency / dolares moneda',
  'cancel cancellation canceled cancelled cancelling cancels refund refunds / cancelar cancelacion reembolso reembolsos devuelven',
  'park parking / estacionamiento estacionar parqueo aparcar',
  'contract contracts agreement / contrato contratos acuerdo',
  'insurance insured coi liability / seguro asegurados',
  'nda confidential confidentiality / confidencial confidencialidad',
  'owns owner copyright rights / derechos duenos',
  'review reviews testimonial testimonials / opiniones opinion testimonios resenas resena',
  'founded established existed / fundada fundaron fundo',
  'human humano',
  'bot robot automated automatic ai / automatico',
  'day days / dia dias',
  'week weeks weekly / semana semanas',
  'month months monthly / mes meses',
  'year years / ano anos',
]

const sides = synonymGroups.map((group) => group.split(' / ').map((side) => side.split(' ')))

const canonical: ReadonlyMap<string, string> = new Map(
  sides.flatMap((group) => group.flat().map((word) => [word, group[0]?.[0] ?? word])),
)

/** Whether a word is one of everyday language that has a group of its own. */
export function isSynonym(word: string): boolean {
  return canonical.has(word)
}

/** Words that both languages use. */
const shared = new Set(
  'video videos robot bot podcast podcasts kit kits stream streaming livestream email internet wifi monitor festival error editor reel demo promo expo gala studio material'.split(
    ' ',
  ),
)

/** Words by which a language is recognized. */
export const wordsOfLanguage: InLanguages<ReadonlySet<string>> = {
  en: new Set([
    ...[...stopWords.en, ...chatter.en, 'thanks', 'thank', 'bye', 'perfect'],
    ...sides.flatMap(([english = []]) => english).filter((word) => !shared.has(word)),
  ]),
  es: new Set([
    ...[...stopWords.es, ...chatter.es, 'gracias', 'buen', 'adios', 'favor', 'claro', 'eres', 'perfecto'],
    ...sides.flatMap(([, spanish = []]) => spanish).filter((word) => !shared.has(word)),
  ]),
}

/** The term a word is indexed and looked up under: one for all its synonyms and most of its endings. */
export function termOf(word: string): string {
  return canonical.get(word) ?? canonical.get(stem(word)) ?? stem(word)
}

/** Takes off the endings of plurals and of verbs; crude, but the same for the index and for questions. */
function stem(word: string): string {
  // The plural of a model: `c300s`.
  if (/\d/.test(word)) return word.replace(/(?<=\d)s$/, '')
  if (word.length < 5) return word
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=\w{4})(?:ing|ed)$/, '')
}

/** The known words: those given, all synonyms and the words that say nothing. */
export function vocabulary(given: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...given,
    ...canonical.keys(),
    ...stopWords.en,
    ...stopWords.es,
    ...chatter.en,
    ...chatter.es,
  ])
}
