//! What an error must tell, so that it can be worded for anybody, and [`refusals!`](crate::refusals), which says it once.

use crate::{Cell, Coord};
use std::error::Error;

/// A part of a refusal that its wording may show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Shown as it is: a cell, a move, a piece of the refused text.
    Text(String),
    /// A number, worded by the language's plural rules.
    Number(i64),
    /// The id of another message: a player, a piece, a facing.
    Term(&'static str),
    /// Several of them, worded as a list.
    Terms(Vec<&'static str>),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// An error with a stable code, its parameters, and the ruling it rests on.
///
/// `Display` is plain English for programmers; the message files word the code for people.
pub trait Refusal: Error + Send + Sync + 'static {
    /// Stable, and the id of the message that words it.
    fn code(&self) -> &'static str;

    /// The ruling that refuses, as in `S5`; `None` where a text is merely malformed.
    fn ruling(&self) -> Option<&'static str>;

    /// What the wording may show, by name.
    fn args(&self) -> Vec<(&'static str, Arg)>;
}

/// What a wording may show of a field of a refusal.
#[diagnostic::on_unimplemented(
    message = "a wording cannot show `{Self}`",
    note = "in `refusals!` write `field: Type as function`; the function takes a `Type` and gives what can be shown"
)]
pub trait Tell {
    /// Adds it to the arguments under the name of the field; whoever has several parts adds each by its own name.
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>);
}

macro_rules! tell {
    ($($type:ty: $self:ident => $arg:expr;)*) => {$(
        impl Tell for $type {
            fn tell(&$self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
                args.push((name, $arg));
            }
        }
    )*};
}
tell! {
    Arg: self => self.clone();
    u32: self => (*self).into();
    String: self => self.clone().into();
    &'static str: self => (*self).to_owned().into();
    Coord: self => self.to_string().into();
    Term: self => Arg::Term(self.message);
}

impl<const C: u8, const R: u8> Tell for Cell<C, R> {
    fn tell(&self, name: &'static str, args: &mut Vec<(&'static str, Arg)>) {
        self.coord().tell(name, args);
    }
}

/// Something that a message names: a player, a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The id of the message.
    pub message: &'static str,
    /// Its name in English.
    pub english: &'static str,
}

impl std::fmt::Display for Term {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.english)
    }
}

/// Declares an enum of refusals, each said once: what it means, its fields, its code, its ruling, its English.
///
/// ```
/// use siliam_core::{Arg, Player, Refusal, Term, refusals};
///
/// const PAWNS: u32 = 8;
///
/// fn named(player: Player) -> Term {
///     match player {
///         Player::First => Term { message: "chess-white", english: "White" },
///         _ => Term { message: "chess-black", english: "Black" },
///     }
/// }
///
/// refusals! {
///     /// Why it is refused.
///     #[derive(Debug)]
///     pub enum Refused {
///         /// The text has none of the forms of a move.
///         Malformed = "chess-malformed": "not a move";
///         /// A side has more pawns than there are.
///         Pawns(side: Player as named, found: u32) = "chess-pawns" by "C1":
///             "{side} has {found} pawns, there are only {most}", most = PAWNS;
///         /// Something stands there; the ruling is that of the action.
///         Occupied(cell: String; ruling: &'static str) = "chess-occupied": "{cell} is occupied";
///     }
/// }
///
/// let refused = Refused::Pawns(Player::Second, 9);
/// assert_eq!((refused.code(), refused.ruling()), ("chess-pawns", Some("C1")));
/// assert_eq!(refused.args(), [("side", Arg::Term("chess-black")), ("found", 9.into()), ("most", 8.into())]);
/// assert_eq!(refused.to_string(), "Black has 9 pawns, there are only 8 (C1)");
/// assert_eq!(Refused::Occupied("e4".to_owned(), "C2").to_string(), "e4 is occupied (C2)");
/// ```
///
/// - A variant has fields in parentheses or in braces, or none. Each is an argument of the wording by its name, and a
///   name in the English. `as` gives the function that says it; else its type implements [`Tell`] and `Display`.
/// - `; ruling: &'static str` behind the fields is a ruling told by whoever refuses; `by` is one that is always the same.
/// - What follows the English are more arguments, which are the same for every such refusal.
/// - `enum Refused from Text(TextError)` adds a variant for what another enum refuses and says of itself.
/// - `enum Refused by "C1"` is the ruling of them all, which the English then leaves out.
///
/// An English text that names no field does not compile, and neither does a refusal without one:
///
/// ```compile_fail
/// siliam_core::refusals! {
///     #[derive(Debug)]
///     enum Refused {
///         Occupied(cell: String) = "chess-occupied": "{field} is occupied";
///     }
/// }
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(from $outer:ident($inner:ty))? $(by $all:literal)? {$(
            $(#[$doc:meta])*
            $variant:ident
            $(($($field:ident: $type:ty $(as $say:path)?),* $(; $by:ident: $by_type:ty)?))?
            $({$($(#[$part_doc:meta])* $part:ident: $part_type:ty $(as $part_say:path)?),* $(,)?})?
            = $code:literal $(by $ruling:literal)?: $english:literal $(, $more:ident = $value:expr)*;
        )*}
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(
                #[doc = concat!("What a [`", stringify!($inner), "`] says of itself.")]
                $outer($inner),
            )?
            $(
                $(#[$doc])*
                $variant $(($($type,)* $($by_type)?))? $({$($(#[$part_doc])* $part: $part_type),*})?,
            )*
        }

        $(
            impl From<$inner> for $name {
                fn from(error: $inner) -> Self {
                    Self::$outer(error)
                }
            }
        )?

        impl std::fmt::Display for $name {
            #[allow(unused_variables)]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$outer(error) => <$inner as std::fmt::Display>::fmt(error, f),)?
                    $(Self::$variant $(($($field,)* $($by)?))? $({$($part),*})? => {
                        $($($(let $field = &$say(Clone::clone($field));)?)*)?
                        $($($(let $part = &$part_say(Clone::clone($part));)?)*)?
                        $(let $more = &$value;)*
                        write!(f, $english)?;
                        $(f.write_str(concat!(" (", $ruling, ")"))?;)?
                        $($(write!(f, " ({})", $by)?;)?)?
                        Ok(())
                    })*
                }
            }
        }

        impl std::error::Error for $name {}

        impl $crate::Refusal for $name {
            fn code(&self) -> &'static str {
                match self {
                    $(Self::$outer(error) => <$inner as $crate::Refusal>::code(error),)?
                    $(Self::$variant { .. } => $code,)*
                }
            }

            #[allow(unused_variables)]
            fn ruling(&self) -> Option<&'static str> {
                let ruling = match self {
                    $(Self::$outer(error) => <$inner as $crate::Refusal>::ruling(error),)?
                    $(Self::$variant $(($($field,)* $($by)?))? $({$($part),*})? => {
                        None $(.or(Some($ruling)))? $($(.or(Some(*$by)))?)?
                    })*
                };
                ruling $(.or(Some($all)))?
            }

            #[allow(unused_variables, unused_mut)]
            fn args(&self) -> Vec<(&'static str, $crate::Arg)> {
                let mut args = Vec::new();
                match self {
                    $(Self::$outer(error) => args = <$inner as $crate::Refusal>::args(error),)?
                    $(Self::$variant $(($($field,)* $($by)?))? $({$($part),*})? => {
                        $($($(let $field = &$say(Clone::clone($field));)?)*)?
                        $($($(let $part = &$part_say(Clone::clone($part));)?)*)?
                        $($($crate::Tell::tell($field, stringify!($field), &mut args);)*)?
                        $($($crate::Tell::tell($part, stringify!($part), &mut args);)*)?
                        $($crate::Tell::tell(&$value, stringify!($more), &mut args);)*
                    })*
                }
                args
            }
        }
    };
}
