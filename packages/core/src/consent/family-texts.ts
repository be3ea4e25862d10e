import { type FamilyLanguage, familyLanguages } from './family-page.ts';

/** Every sentence of the page of a family (rules/consent.md#languages). Names and days are filled in as they are. */
export interface FamilyTexts {
  /** On the button that leads to it, in the language itself. */
  readonly language: string;
  readonly title: (agency: string, athlete: string) => string;
  readonly who: (agency: string, athlete: string) => string;
  readonly responsible: (agency: string) => string;
  readonly operator: string;
  readonly what: string;
  readonly where: string;
  readonly searched: string;
  readonly unsearched: string;
  readonly until: (day: string) => string;
  readonly copies: string;
  readonly kept: string;
  readonly whoAreYou: string;
  readonly self: string;
  readonly parent: string;
  readonly guardian: string;
  readonly name: string;
  readonly agree: string;
  readonly refuse: string;
  readonly wrong: string;
  readonly noRole: string;
  readonly noName: string;
  readonly agreed: (athlete: string) => string;
  readonly by: (name: string, day: string) => string;
  readonly unlisted: string;
  readonly withdraw: string;
  readonly refused: (athlete: string) => string;
  readonly withdrawn: (athlete: string) => string;
  readonly ended: (athlete: string) => string;
  readonly again: string;
  readonly over: string;
  readonly ofAgency: string;
  readonly gone: string;
  readonly code: string;
  readonly codeHint: string;
  readonly open: string;
  readonly noCode: string;
  readonly reading: string;
  readonly sending: string;
  readonly unread: string;
  readonly wait: string;
  readonly unanswered: string;
  readonly changed: string;
  readonly retry: string;
  readonly readAgain: string;
  readonly english: string;
}

const en: FamilyTexts = {
  language: 'Read this in English',
  title: (agency, athlete) => `May ${agency} list ${athlete}?`,
  who: (agency, athlete) => `${agency} wants to show ${athlete} to college coaches on this site.`,
  responsible: (agency) => `${agency} writes the entry and is responsible for what it says.`,
  operator: 'Questions about the site itself? Write to the people who run it.',
  what: 'Everybody will see this:',
  where: 'The entry appears in the lists of this site. Coaches can put it on a board and share that.',
  searched: 'Search engines can show it, too.',
  unsearched: 'Search engines are asked to leave it out.',
  until: (day) => `A yes holds until ${day}. You can take it back sooner, with this link.`,
  copies:
    'After that, it is gone from this site. Copies may remain on boards, on paper and in search engines.',
  kept: 'We keep your answer, the name you give, the time and the language. We keep nothing else about you.',
  whoAreYou: 'Who are you?',
  self: 'I am 18 or older and agree for myself.',
  parent: 'I am a parent or guardian and agree.',
  guardian: 'A guardian is a person who decides for a child by law.',
  name: 'Your name',
  agree: 'Yes, I agree',
  refuse: 'No',
  wrong: 'Something is wrong here: write to the agency',
  noRole: 'Choose one of the two.',
  noName: 'Write your name.',
  agreed: (athlete) => `You agreed: ${athlete} may be listed.`,
  by: (name, day) => `${name}, on ${day}`,
  unlisted: 'The agency does not show the entry at the moment.',
  withdraw: 'Take my yes back',
  refused: (athlete) => `You said no: ${athlete} is not listed.`,
  withdrawn: (athlete) => `You took your yes back: ${athlete} is no longer listed.`,
  ended: (athlete) => `The yes is over: ${athlete} is no longer listed.`,
  again: 'You can change your mind here.',
  over: 'The season is over, so there is nothing left to agree to.',
  ofAgency:
    'You are signed in as a member of the agency. Please send this link to the family: you cannot answer for them.',
  gone: 'Sorry, this link or code leads to no entry. The agency may have removed the entry, or ended the link. If you typed the code, compare it with your letter.',
  code: 'Code',
  codeHint: 'It is in your letter: 32 letters and digits.',
  open: 'Open',
  noCode: 'That is not a whole code. Compare it with your letter.',
  reading: 'Loading …',
  sending: 'Sending …',
  unread: 'The page could not be loaded.',
  wait: 'There were too many tries from here. Please wait an hour.',
  unanswered: 'Your answer may not have arrived. Send it again: it counts once.',
  changed: 'The agency has changed the entry, or its season is over. Please read it again first.',
  retry: 'Try again',
  readAgain: 'Read it again',
  english: 'The English text counts.',
};

const es: FamilyTexts = {
  language: 'Español',
  title: (agency, athlete) => `¿Puede ${agency} publicar la ficha de ${athlete}?`,
  who: (agency, athlete) =>
    `${agency} quiere mostrar la ficha de ${athlete} en este sitio a entrenadores universitarios.`,
  responsible: (agency) => `${agency} escribe la ficha y es responsable de ella.`,
  operator: '¿Preguntas sobre el sitio mismo? Escribe a quienes lo gestionan.',
  what: 'Todo el mundo verá esto:',
  where:
    'La ficha aparece en las listas de este sitio. Los entrenadores pueden ponerla en un tablero y compartirlo.',
  searched: 'También puede aparecer en los buscadores.',
  unsearched: 'Pedimos a los buscadores que no la muestren.',
  until: (day) => `Un sí vale hasta el ${day}. Con este enlace puedes retirarlo antes.`,
  copies:
    'Después, la ficha desaparece de este sitio. Pueden quedar copias en tableros, en papel y en buscadores.',
  kept: 'Guardamos tu respuesta, el nombre que das, la hora y el idioma. No guardamos nada más sobre ti.',
  whoAreYou: '¿Quién eres?',
  self: 'Tengo 18 años o más y acepto en mi propio nombre.',
  parent: 'Soy madre, padre o tutor y acepto.',
  guardian: 'Un tutor es la persona que decide por un menor según la ley.',
  name: 'Tu nombre',
  agree: 'Sí, acepto',
  refuse: 'No',
  wrong: 'Hay un error aquí: escribir a la agencia',
  noRole: 'Elige una de las dos respuestas.',
  noName: 'Escribe tu nombre.',
  agreed: (athlete) => `Aceptaste: la ficha de ${athlete} puede publicarse.`,
  by: (name, day) => `${name}, el ${day}`,
  unlisted: 'La agencia no muestra la ficha en este momento.',
  withdraw: 'Retirar mi sí',
  refused: (athlete) => `Dijiste que no: la ficha de ${athlete} no se publica.`,
  withdrawn: (athlete) => `Retiraste tu sí: la ficha de ${athlete} ya no se publica.`,
  ended: (athlete) => `El sí terminó: la ficha de ${athlete} ya no se publica.`,
  again: 'Aquí puedes cambiar de opinión.',
  over: 'La temporada terminó: ya no hay nada que aceptar.',
  ofAgency:
    'Has iniciado sesión como miembro de la agencia. Envía este enlace a la familia: no puedes responder por ella.',
  gone: 'Lo sentimos: este enlace o código no lleva a ninguna ficha. Quizá la agencia quitó la ficha o cerró el enlace. Si escribiste el código, compáralo con la carta.',
  code: 'Código',
  codeHint: 'Está en tu carta: 32 letras y cifras.',
  open: 'Abrir',
  noCode: 'Eso no es un código completo. Compáralo con la carta.',
  reading: 'Cargando …',
  sending: 'Enviando …',
  unread: 'No se pudo cargar la página.',
  wait: 'Hubo demasiados intentos desde aquí. Espera una hora, por favor.',
  unanswered: 'Quizá tu respuesta no llegó. Envíala otra vez: cuenta una sola vez.',
  changed: 'La agencia cambió la ficha, o la temporada terminó. Léela otra vez primero.',
  retry: 'Intentar de nuevo',
  readAgain: 'Leer otra vez',
  english: 'El texto que cuenta es el inglés.',
};

const pt: FamilyTexts = {
  language: 'Português',
  title: (agency, athlete) => `${agency} pode publicar a ficha de ${athlete}?`,
  who: (agency, athlete) =>
    `${agency} quer mostrar a ficha de ${athlete} neste site a treinadores universitários.`,
  responsible: (agency) => `${agency} escreve a ficha e é responsável por ela.`,
  operator: 'Perguntas sobre o próprio site? Escreva a quem o administra.',
  what: 'Todos verão isto:',
  where: 'A ficha aparece nas listas deste site. Treinadores podem colocá-la em um quadro e compartilhá-lo.',
  searched: 'Ela também pode aparecer em buscadores.',
  unsearched: 'Pedimos aos buscadores que não a mostrem.',
  until: (day) => `Um sim vale até ${day}. Com este link, você pode retirá-lo antes.`,
  copies: 'Depois disso, a ficha sai deste site. Podem restar cópias em quadros, em papel e em buscadores.',
  kept: 'Guardamos sua resposta, o nome que você der, a hora e o idioma. Não guardamos mais nada sobre você.',
  whoAreYou: 'Quem é você?',
  self: 'Tenho 18 anos ou mais e aceito por mim.',
  parent: 'Sou mãe, pai ou responsável legal e aceito.',
  guardian: 'Responsável legal é quem decide por um menor segundo a lei.',
  name: 'Seu nome',
  agree: 'Sim, aceito',
  refuse: 'Não',
  wrong: 'Algo está errado aqui: escrever à agência',
  noRole: 'Escolha uma das duas respostas.',
  noName: 'Escreva seu nome.',
  agreed: (athlete) => `Você aceitou: a ficha de ${athlete} pode ser publicada.`,
  by: (name, day) => `${name}, em ${day}`,
  unlisted: 'A agência não está mostrando a ficha no momento.',
  withdraw: 'Retirar meu sim',
  refused: (athlete) => `Você disse não: a ficha de ${athlete} não está publicada.`,
  withdrawn: (athlete) => `Você retirou seu sim: a ficha de ${athlete} não está mais publicada.`,
  ended: (athlete) => `O sim terminou: a ficha de ${athlete} não está mais publicada.`,
  again: 'Aqui você pode mudar de ideia.',
  over: 'A temporada terminou: não há mais nada a aceitar.',
  ofAgency: 'Você entrou como membro da agência. Envie este link à família: você não pode responder por ela.',
  gone: 'Sentimos muito: este link ou código não leva a nenhuma ficha. Talvez a agência tenha retirado a ficha ou encerrado o link. Se você digitou o código, compare-o com a carta.',
  code: 'Código',
  codeHint: 'Está na sua carta: 32 letras e algarismos.',
  open: 'Abrir',
  noCode: 'Isso não é um código completo. Compare-o com a carta.',
  reading: 'Carregando …',
  sending: 'Enviando …',
  unread: 'Não foi possível carregar a página.',
  wait: 'Houve tentativas demais a partir daqui. Espere uma hora, por favor.',
  unanswered: 'Talvez sua resposta não tenha chegado. Envie de novo: ela conta uma só vez.',
  changed: 'A agência mudou a ficha, ou a temporada terminou. Leia a ficha de novo primeiro.',
  retry: 'Tentar de novo',
  readAgain: 'Ler de novo',
  english: 'O texto que vale é o inglês.',
};

const fr: FamilyTexts = {
  language: 'Français',
  title: (agency, athlete) => `Autorisez-vous ${agency} à montrer ${athlete} ?`,
  who: (agency, athlete) =>
    `${agency} souhaite montrer ${athlete} sur ce site à des entraîneurs universitaires.`,
  responsible: (agency) => `${agency} écrit la fiche et en est responsable.`,
  operator: 'Une question sur le site lui-même ? Écrivez à ceux qui le gèrent.',
  what: 'Tout le monde verra ceci :',
  where:
    'La fiche figure dans les listes du site. Un entraîneur peut la mettre sur un tableau et le partager.',
  searched: 'Les moteurs de recherche peuvent aussi la montrer.',
  unsearched: 'Nous demandons aux moteurs de recherche de ne pas la montrer.',
  until: (day) => `Un oui vaut jusqu’au ${day}. Avec ce lien, vous pouvez le retirer plus tôt.`,
  copies:
    'Ensuite, la fiche disparaît du site. Des copies peuvent rester : tableaux, papier, moteurs de recherche.',
  kept: 'Nous gardons votre réponse, le nom donné, l’heure et la langue. Nous ne gardons rien d’autre sur vous.',
  whoAreYou: 'Qui êtes-vous ?',
  self: 'J’ai 18 ans ou plus et j’accepte pour moi-même.',
  parent: 'Je suis parent ou tuteur et j’accepte.',
  guardian: 'Un tuteur est une personne qui décide pour un enfant selon la loi.',
  name: 'Votre nom',
  agree: 'Oui, j’accepte',
  refuse: 'Non',
  wrong: 'Une erreur ici ? Écrire à l’agence',
  noRole: 'Choisissez l’une des deux réponses.',
  noName: 'Écrivez votre nom.',
  agreed: (athlete) => `Vous avez accepté : ${athlete} peut figurer sur ce site.`,
  by: (name, day) => `${name}, le ${day}`,
  unlisted: 'L’agence ne montre pas la fiche en ce moment.',
  withdraw: 'Retirer mon oui',
  refused: (athlete) => `Vous avez dit non : ${athlete} ne figure pas sur ce site.`,
  withdrawn: (athlete) => `Vous avez retiré votre oui : ${athlete} ne figure plus sur ce site.`,
  ended: (athlete) => `Le oui a pris fin : ${athlete} ne figure plus sur ce site.`,
  again: 'Vous pouvez changer d’avis ici.',
  over: 'La saison est finie : il n’y a plus rien à accepter.',
  ofAgency:
    'Vous avez ouvert une session pour l’agence. Envoyez ce lien à la famille : vous ne pouvez pas répondre pour elle.',
  gone: 'Désolé, ce lien ou ce code ne mène à aucune fiche. L’agence a peut-être retiré la fiche ou fermé le lien. Si vous avez tapé le code, comparez-le avec la lettre.',
  code: 'Code',
  codeHint: 'Il est dans votre lettre : 32 lettres et chiffres.',
  open: 'Ouvrir',
  noCode: 'Ce n’est pas un code complet. Comparez-le avec la lettre.',
  reading: 'Chargement …',
  sending: 'Envoi …',
  unread: 'La page n’a pas pu être chargée.',
  wait: 'Trop d’essais sont venus d’ici. Attendez une heure, s’il vous plaît.',
  unanswered: 'Votre réponse n’est peut-être pas arrivée. Renvoyez-la : elle ne compte qu’une fois.',
  changed: 'L’agence a modifié la fiche, ou la saison est finie. Relisez-la d’abord.',
  retry: 'Réessayer',
  readAgain: 'Relire',
  english: 'C’est le texte anglais qui compte.',
};

const de: FamilyTexts = {
  language: 'Deutsch',
  title: (agency, athlete) => `Darf ${agency} den Eintrag über ${athlete} zeigen?`,
  who: (agency, athlete) => `${agency} möchte ${athlete} auf dieser Website College-Trainern zeigen.`,
  responsible: (agency) => `${agency} schreibt den Eintrag und ist dafür verantwortlich.`,
  operator: 'Fragen zur Website selbst? Schreiben Sie dem Betreiber, der sie führt.',
  what: 'Das werden alle sehen:',
  where:
    'Der Eintrag steht in den Listen dieser Website. Trainer können ihn auf eine Merkliste setzen und diese teilen.',
  searched: 'Auch Suchmaschinen können ihn zeigen.',
  unsearched: 'Suchmaschinen werden gebeten, ihn wegzulassen.',
  until: (day) => `Ein Ja gilt bis zum ${day}. Mit diesem Link können Sie es früher zurücknehmen.`,
  copies:
    'Danach ist er von dieser Website verschwunden. Kopien können bleiben: auf Merklisten, auf Papier, in Suchmaschinen.',
  kept: 'Wir speichern Ihre Antwort, den angegebenen Namen, die Zeit und die Sprache. Sonst speichern wir nichts über Sie.',
  whoAreYou: 'Wer sind Sie?',
  self: 'Ich bin 18 oder älter und stimme für mich selbst zu.',
  parent: 'Ich bin Mutter, Vater oder Vormund und stimme zu.',
  guardian: 'Ein Vormund entscheidet nach dem Gesetz für ein Kind.',
  name: 'Ihr Name',
  agree: 'Ja, ich stimme zu',
  refuse: 'Nein',
  wrong: 'Hier stimmt etwas nicht: an die Agentur schreiben',
  noRole: 'Wählen Sie eine der beiden Antworten.',
  noName: 'Geben Sie Ihren Namen an.',
  agreed: (athlete) => `Sie haben zugestimmt: ${athlete} darf gezeigt werden.`,
  by: (name, day) => `${name}, am ${day}`,
  unlisted: 'Die Agentur zeigt den Eintrag zurzeit nicht.',
  withdraw: 'Mein Ja zurücknehmen',
  refused: (athlete) => `Sie haben Nein gesagt: ${athlete} wird nicht gezeigt.`,
  withdrawn: (athlete) => `Sie haben Ihr Ja zurückgenommen: ${athlete} wird nicht mehr gezeigt.`,
  ended: (athlete) => `Das Ja ist abgelaufen: ${athlete} wird nicht mehr gezeigt.`,
  again: 'Hier können Sie es sich anders überlegen.',
  over: 'Die Saison ist vorbei. Eine Zustimmung ist nicht mehr nötig.',
  ofAgency:
    'Sie sind für die Agentur angemeldet. Bitte senden Sie diesen Link der Familie: Für sie antworten können Sie nicht.',
  gone: 'Leider führt dieser Link oder Code zu keinem Eintrag. Vielleicht hat die Agentur den Eintrag entfernt oder den Link beendet. Falls Sie den Code getippt haben: Vergleichen Sie ihn mit dem Brief.',
  code: 'Code',
  codeHint: 'Er steht in Ihrem Brief: 32 Buchstaben und Ziffern.',
  open: 'Öffnen',
  noCode: 'Das ist kein vollständiger Code. Vergleichen Sie ihn mit dem Brief.',
  reading: 'Wird geladen …',
  sending: 'Wird gesendet …',
  unread: 'Die Seite konnte nicht geladen werden.',
  wait: 'Von hier kamen zu viele Versuche. Bitte warten Sie eine Stunde.',
  unanswered:
    'Ihre Antwort ist vielleicht nicht angekommen. Senden Sie sie noch einmal: Sie zählt nur einmal.',
  changed:
    'Die Agentur hat den Eintrag geändert, oder die Saison ist vorbei. Bitte lesen Sie ihn zuerst noch einmal.',
  retry: 'Noch einmal versuchen',
  readAgain: 'Noch einmal lesen',
  english: 'Es gilt der englische Text.',
};

export const familyTexts: Readonly<Record<FamilyLanguage, FamilyTexts>> = { en, es, pt, fr, de };

/** The first of a browser's languages that the page has; else English. @param wanted as `navigator.languages` */
export function familyLanguage(wanted: readonly string[]): FamilyLanguage {
  const known = wanted.flatMap((tag) =>
    familyLanguages.filter((language) => tag.toLowerCase().startsWith(language)),
  );
  return known[0] ?? 'en';
}
