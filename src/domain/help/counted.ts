/** `2 × Canon EOS C70`; one of it is its name alone. */
export function counted(quantity: number, name: string): string {
  return quantity === 1 ? name : `${quantity} × ${name}`
}
