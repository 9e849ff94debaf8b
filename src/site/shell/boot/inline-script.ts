/** The only inline script, at the end of the head: each further one would need another hash in the policy. */
import './theme-script.ts'
import './loader-script.ts'
