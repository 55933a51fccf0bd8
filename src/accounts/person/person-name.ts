interface Named {
  first_name: string;
  last_name: string;
}

/** Returns whether a text contains a letter of any script: the "-" typed into a required field is not a name. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Returns the full name. One name is enough: a missing last name is left out. */
export function personName({ first_name, last_name }: Named): string {
  return [first_name, last_name].filter(isName).join(" ") || first_name;
}
