/** The one script in the document itself, at the end of its head: each one more costs the policy another hash. */
import './theme-script.ts'
import './loader-script.ts'
