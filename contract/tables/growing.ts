/** Growing array of numbers whose final length is unknown. */
export class Growing {
  private numbers: Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.numbers = new Uint32Array(Math.max(64, expected));
  }

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const longer = new Uint32Array(2 * this.length);
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  taken(): Uint32Array<ArrayBuffer> {
    return this.numbers.slice(0, this.length);
  }
}
