interface Named {
  first_name: string;
  last_name: string;
}

/** Whether a text holds a letter of any script: the "-" that forms force people to type is no name. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Returns what a person is called. One name is enough: who has no last name is printed without a mark in its place. */
export function personName({ first_name, last_name }: Named): string {
  return [first_name, last_name].filter(isName).join(" ") || first_name;
}
