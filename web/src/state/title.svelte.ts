// What the window's title says of the place where somebody is; `null` where the page's name will do.

class Title {
  here = $state<string | null>(null);
}

export const title = new Title();
